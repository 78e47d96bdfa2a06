/** Trade words: materials adjectives. `readVocabulary` describes the format. */
export const materialsAdjectives = `
color = colour
grey = gray
burgundy = maroon = бордовый = бордо = марун
ivory = слоновая кость = айвори ~ кремовый
golden = gold color = золотистый
cognac color = коньячный = коньячный цвет
navy = navy blue = темно-синий
transparent = прозрачный = clear transparent
fibre = fiber = волокно = волоконный
centre = center = центр
mould release = mold release = разделительная смазка = смазка для форм
catalogue = catalog = каталог
licence = license = лицензия
organic = органик = органический ~ био, экологически чистый
natural = натуральный = природный ~ синтетический
synthetic = man-made = синтетический = синтетика ~ искусственный, натуральный
disposable = single-use = одноразовый
reusable = многоразовый
waterproof = водонепроницаемый = влагозащищенный ~ водостойкий, водоотталкивающий
fireproof = fire resistant = огнестойкий ~ огнеупорный, негорючий
heat resistant = термостойкий = жаростойкий ~ жаропрочный, огнеупорный
frost resistant = морозостойкий = морозоустойчивый
corrosion resistant = коррозионностойкий = антикоррозийный = anticorrosive = anti-corrosion
wear resistant = износостойкий = износоустойчивый = abrasion resistant
oil resistant = маслостойкий = маслобензостойкий = мбс
acid resistant = кислотостойкий = acid-proof ~ химстойкий
food grade = пищевой = пищевой класс = пищевого качества ~ технический
technical grade = industrial grade = технический сорт = техническая марка
pharma grade = pharmaceutical grade = фармацевтический сорт = фармкачество
soundproof = звукоизоляция = звукоизоляционный = шумоизоляция
welded = сварной = сваренный
резьбовой = threaded end = screwed end = с резьбой
seamless = бесшовный = цельнотянутый ~ сварной
hydraulic = гидравлический = гидравлика
pneumatic = пневматический = пневматика = пневмо
electric = электрический = электро
mechanical = механический = механика
automatic = автоматический = автоматика
cordless = battery operated = аккумуляторный ~ беспроводной
submersible = погружной ~ скважинный, глубинный
self-priming = самовсасывающий
electronic = электронный = электроника
digital = цифровой = диджитал
laser = лазер = лазерный
diesel = дизель = дизельный ~ солярка, бензиновый
petrol = gasoline = бензин = бензиновый ~ дизельный
water = pani = вода = водяной = водный ! сода
drinking water = potable water = питьевая вода
air = воздух = воздушный ~ пневматический
gas = газ = газовый ~ сжиженный газ ! cas, gap
lpg = сжиженный газ = суг = пропан-бутан ~ природный газ ! lng
steamed = steam treated = обработанный паром ~ парбойлд
sterilised = sterilized = steam sterilised = стерилизованный = стерильный
oil = масло = масляный ~ масличный ! мясо
fuel = топливо = топливный = горючее
milk = doodh = молоко = молочный ~ сухое молоко
meat = gosht = мясо = мясной ! масло
egg = anda = яйцо = яичный
fruit = phal = фрукт = фруктовый = плодовый
vegetable = sabzi = овощ = овощной
flour = мука = мучной ~ мука высшего сорта
starch = крахмал = крахмальный
powder = порошок = порошковый = порошкообразный ~ молотый
whole = sabut = цельный
flake = хлопья = хлопьевидный
granule = granular = гранула = гранулированный
kibbled = chopped = дробленый
hulled = dehulled = очищенный от оболочки = шелушеный = лущеный
roasted = bhuna = жареный = обжаренный ~ сырой
concentrate = концентрат = концентрированный
aseptic = асептический = асептика
instant = растворимый = быстрорастворимый = быстрого приготовления
sugar = сахар = сахарный ~ джаггери
salt = соль = соляной ~ черная соль ! роль
vinegar = sirka = уксус = уксусный
yeast = дрожжи = дрожжевой
bread = хлеб = хлебный = хлебобулочный
candy = конфета = конфетный ~ карамель
stone = patthar = камень
metal = dhatu = металл = металлический
рог = роговой = horn product
bone = haddi = кость = костяной
fur = мех = меховой
straw = солома = соломенный
восстановленный = reconditioned = refurbished = после восстановления ~ б/у
second hand = used equipment = бывший в употреблении = б/у = подержанный
wholesale = опт = оптовый = thok
retail = розница = розничный
образец = пробник = product sample ~ пробная партия
trial order = пробная партия = пробный заказ = тестовая партия
low voltage = низковольтный = нн = lv
high voltage = высоковольтный = вн = hv = ht ~ среднее напряжение
antistatic = anti-static = антистатический = антистатик
striped = полосатый = в полоску
checked fabric = plaid = клетчатый = в клетку
embossed = тисненый = эмбоссинг
женский = дамский = ladies
промышленный = индустриальный = industrial ~ производственный
agricultural = сельскохозяйственный = сельхоз = с/х = agri
military = army = армейский = военный
medical = медицинский = медицина
laboratory = lab = лаборатория = лабораторный
hotel = horeca = отель = гостиница = гостиничный = хорека
kitchen = кухня = кухонный = rasoi
office = офис = офисный
garden = сад = садовый
school = школа = школьный
disc = disk
analyser = analyzer = анализатор
flavour = flavor = ароматизатор ~ отдушка
pasteurised = pasteurized = пастеризованный
homogenised = homogenized = гомогенизированный
vulcanised = vulcanized = вулканизированный
polarised = polarized = поляризованный
customised = customized = custom made = на заказ = по чертежу заказчика
laminated = ламинированный = ламинация
закаленный = каленый ~ отпущенный
reinforced = армированный = армировка
perforated = перфорированный = перфорация
foamed = вспененный ~ пористый
recycled = вторичный = переработанный ~ первичный
pressed = прессованный = прессовка
spiral = спираль = спиральный
corrugated = гофрированный = гофра ~ рифленый
pleated = плиссе = плиссированный
anaesthesia = anesthesia = анестезия = наркоз = анестезиологический
paediatric = pediatric = педиатрический
haemostatic = hemostatic = гемостатический = кровоостанавливающий
veterinary = ветеринария = ветеринарный = зооветеринарный
dental = стоматологический = стоматология = зубоврачебный
nuclear = атомный = ядерный
solar = солнечный ~ фотоэлектрический
marine = судовой = морской ~ речной
railway = железная дорога = железнодорожный = ж/д = ржд
aviation = авиация = авиационный = авиа
textile = текстиль = текстильный
chemical = химия = химический
construction = строительство = строительный = стройка
mining = горнодобывающий = горная промышленность = горно-шахтный
oil and gas = нефтегаз = нефтегазовый
crude oil = нефть = нефтяной
pharmacy = аптека = аптечный
poultry = птица = птицеводство = птицеводческий ~ куриный
chicken = курица = куриный = murgi
cow = корова = говяжий = крс = cattle
sheep = bhed = овца = овечий ~ ягненок
lamb = ягненок ~ овца
goat = bakri = коза
seed = beej = семена = семенной ~ зерно
grain = anaj = зерно = зерновой ~ крупа
nut kernel = ядро ореха = giri = ядро ~ орех
leaf = patta = лист растения
flower = цветок = цветочный
bark = chhal = кора = кора дерева
pepper = перец = перечный ~ чили, черный перец
coffee = кофе = кофейный = kaapi
makkhan = dairy butter = salted butter = сливочное масло ~ гхи
butter ~ сливочное масло
curd = dahi = йогурт = yogurt = yoghurt
`;
