/** Trade words: cosmetics ayurveda. `readVocabulary` describes the format. */
export const cosmeticsAyurveda = `
ayurveda = ayurvedic = аюрведа = аюрведический
mehndi = mehendi = henna = хна = мехенди = мехнди = lawsonia ~ басма
indigo powder = басма = indigo leaf powder = порошок индиго ~ хна
cassia obovata = бесцветная хна = нейтральная хна = neutral henna ~ хна
reetha = ritha = soapnut = soap nut = мыльный орех = рита орехи = сапиндус ~ шикакай
shikakai = шикакай = мыльная акация = acacia concinna ~ мыльный орех
multani mitti = multani = fuller earth = мултани митти = сукновальная глина = фуллерова земля ~ бентонит
ubtan = убтан = травяной скраб
neem = nim = маргоза = азадирахта
ashwagandha = ашваганда = ашвагандха = withania = витания снотворная = indian ginseng
brahmi = bacopa = брахми = бакопа монье ~ готу кола
gotu kola = centella = готу кола = центелла азиатская = мандукапарни ~ брахми
triphala = трифала
bibhitaki = baheda = бибхитаки = терминалия белерика
haritaki = harad = харитаки = терминалия хебула ~ трифала
arjuna = арджуна = терминалия арджуна
guduchi = giloy = гудучи = гилой = tinospora cordifolia
mulethi = mulhathi = licorice = liquorice = солодка = лакрица = яштимадху
gokshura = gokhru = tribulus = гокшура = якорцы стелющиеся = трибулус
guggul = guggulu = гуггул = мукул = commiphora mukul
boswellia = shallaki = босвеллия = шаллаки = босвелия ~ ладан
frankincense = olibanum = олибанум = loban = ладан смола ~ босвеллия
shilajit = мумие = шиладжит = мумийо
safed musli = сафед мусли = chlorophytum
bhringraj = bhringaraj = бринградж = эклипта белая = eclipta
manjistha = манжишта = марена сердцелистная
senna = sonamukhi = лист сенны
kalmegh = andrographis = андрографис = калмег
garcinia = гарциния ~ гарциния камбоджийская
gymnema = gurmar = гимнема = гурмар
mucuna = kaunch = мукуна = каунч
vasaka = adhatoda = адхатода = васака
aloe vera = gwarpatha = алоэ вера = алоэ = ghritkumari
chyawanprash = chyavanprash = чаванпраш = чьяванпраш
rasayana = расаяна
churna = choorna = чурна = churan = порошок чурна
vati = gutika ~ таблетка
bhasma = бхасма
herbal extract = botanical extract = растительный экстракт = экстракт растений = фитоэкстракт
medicinal herb = jadi booti = лекарственное растение = лекарственная трава = лексырье = лекарственное растительное сырье
cosmetics = beauty products = косметика = косметический = косметическое средство
shampoo = шампунь ~ бальзам для волос
hair conditioner = кондиционер для волос = бальзам для волос ~ шампунь
hair oil = масло для волос
massage oil = tel malish = массажное масло
hair dye = hair color = hair colour = краска для волос ~ хна
soap = sabun = sabon = мыло ~ мыльная основа ! мало
soap noodle = мыльная стружка = мыльная лапша ~ мыльная основа
soap base = мыльная основа ~ мыльная стружка
toothpaste = зубная паста = паста зубная ~ зубной порошок
tooth powder = manjan = dant manjan = зубной порошок ~ зубная паста
datun = miswak = мисвак = палочка нима
face wash = facewash = гель для умывания = умывалка = cleanser
face mask cosmetic = маска для лица косметическая = face pack
face cream = крем для лица = vanishing cream
lipstick = губная помада = помада
kajal = surma = kohl = каджал = каял = сурьма для глаз ~ карандаш для глаз
bindi = бинди ~ кумкум
kumkum = кумкум ~ синдур, бинди
sindoor = sindur = синдур ~ кумкум
nail polish = лак для ногтей
perfume = парфюм = духи = парфюмерия = парфюмерный ~ отдушка
fragrance ~ парфюм, отдушка
attar = ittar = ittr = аттар = масляные духи ~ духи
rose water = gulab jal = розовая вода = гулаб джал ~ розовое масло
rose oil = ruh gulab = розовое масло = масло розы ~ розовая вода
sandalwood = chandan = сандал = сандаловое дерево = чандан = santalum ~ сандаловое масло ! sandal
sandalwood oil = сандаловое масло = масло сандала ~ сандал
vetiver = khus = ветивер = кхус ~ масло ветивера
vetiver oil = ruh khus = масло ветивера ~ ветивер
patchouli = пачули
jasmine = chameli = mogra = жасмин = чамели
lavender = лаванда
eucalyptus = эвкалипт ~ эвкалиптовое масло
eucalyptus oil = nilgiri oil = эвкалиптовое масло = масло эвкалипта ~ эвкалипт
tea tree = чайное дерево
citronella = цитронелла ~ лимонная трава
palmarosa = пальмароза ~ герань
geranium = герань = пеларгония
oudh = agarwood = уд = агаровое дерево = aloeswood
incense stick = agarbatti = agarbathi = благовоние = агарбатти = ароматические палочки = аромапалочки
dhoop = dhoop stick = дхуп = безосновные благовония ~ благовония
sambrani = самбрани = бензойная смола = benzoin resin ~ ладан
nag champa = наг чампа = nagchampa
aroma oil = fragrance oil = аромамасло = отдушка = ароматическое масло ~ эфирное масло
carrier oil = масло-основа = косметическое базовое масло ~ эфирное масло
almond oil = badam rogan = rogan badam = миндальное масло = масло миндаля
amla oil = масло амлы
shea butter = масло ши = карите ~ какао масло
kokum butter = масло кокум = баттер кокум ~ масло ши
cocoa butter = какао-масло = масло какао
mosquito coil = coil repellent = спираль от комаров = фумигатор спираль ~ репеллент
mosquito repellent = репеллент = средство от комаров ~ спираль от комаров
hand sanitizer = sanitiser gel = санитайзер = антисептик для рук = кожный антисептик
baby wipe = wet wipe = влажная салфетка
sanitary pad = sanitary napkin = гигиеническая прокладка = прокладка женская
diaper = nappy = подгузник = памперс
cotton bud = ватная палочка = cotton swab
cotton wool = absorbent cotton = surgical cotton = медицинская вата = вата медицинская = хирургическая вата = вата хлопковая ~ вата
вата ~ медицинская вата
sunscreen = солнцезащитный крем = spf крем
`;
