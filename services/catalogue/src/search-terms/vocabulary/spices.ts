/** Trade words: spices. `readVocabulary` describes the format. */
export const spices = `
jeera = zeera = jira = cumin = cumin seed = зира = кумин = джира ~ тмин, шахи зира ! coming, камин, жира, кира
тмин = caraway = caraway seed = тмин обыкновенный ~ зира, кумин
shahi jeera = kala jeera = black cumin = шахи зира = черная зира ~ зира, калинджи
kalonji = nigella = nigella seed = калинджи = нигелла = чернушка = черный тмин ~ шахи зира
haldi = turmeric = куркума = халди = manjal = kurkuma ~ куркумин
curcumin = куркумин ~ куркума
dhania = coriander = кориандр = дхания ~ кинза
cilantro = кинза = kothmir = coriander leaf ~ кориандр
adrak = имбирь = ginger = адрак ~ сухой имбирь
sonth = saunth = dry ginger = сонт = сухой имбирь = сушеный имбирь ~ имбирь
mirch = mirchi = chili = chilli = chile = чили = красный жгучий перец ~ паприка, кайенский перец
lal mirch = red chilli = red chili = красный острый перец = перец чили ~ паприка, кайенский перец
hari mirch = green chilli = green chili = зеленый чили = зеленый острый перец
cayenne = cayenne pepper = кайенский перец ~ чили
paprika = паприка = sweet red pepper = сладкий красный перец ~ чили
red pepper = красный перец ~ чили, паприка, сладкий перец
jalapeno = халапеньо ~ чили
kashmiri chilli = kashmiri mirch = кашмирский чили = кашмирский перец ~ паприка
byadgi = byadagi = bedgi = бьядги = бядги ~ паприка
teja = теджа = s17 teja
sannam = саннам = s4 sannam
kali mirch = black pepper = черный перец = перец черный = перец горошком = peppercorn ~ белый перец
safed mirch = white pepper = белый перец ~ черный перец
pippali = pipli = long pepper = длинный перец = пиппали ~ черный перец
pink peppercorn = розовый перец ~ черный перец
allspice = душистый перец = ямайский перец = pimento ~ гвоздика
elaichi = elachi = ilaichi = cardamom = кардамон = cardamon = элайчи
hari elaichi = green cardamom = small cardamom = зеленый кардамон ~ черный кардамон
badi elaichi = kali elaichi = black cardamom = large cardamom = черный кардамон ~ кардамон
laung = lavang = clove = гвоздика = бутоны гвоздики ! glove
dalchini = cinnamon = корица = дальчини ~ кассия
ceylon cinnamon = цейлонская корица = корица цейлонская ~ корица
cassia = кассия = китайская корица = chinese cinnamon ~ корица
tej patta = tejpatta = indian bay leaf = тедж патта = индийский лавровый лист = малабатрум ~ лавровый лист
bay leaf = лавровый лист = лаврушка = лавр ~ индийский лавровый лист
jaiphal = nutmeg = мускатный орех = джайпхал ~ мацис
javitri = mace = мацис = мускатный цвет = джавитри ~ мускатный орех ! maze, made, lace, race
saunf = sonf = fennel = фенхель = fennel seed = саунф ~ анис, укроп
sowa = suva = dill = dill seed = укроп ~ фенхель ! drill, doll
anise = aniseed = анис ~ фенхель, бадьян ! нис, ирис
chakri phool = star anise = бадьян = звездчатый анис ~ анис
methi = fenugreek = пажитник = шамбала = метхи = хельба = methi dana = methi seed ! meth
kasuri methi = kasoori methi = dried fenugreek leaf = листья пажитника = касури метхи ~ пажитник
utskho suneli = уцхо-сунели = пажитник голубой = blue fenugreek ~ пажитник
ajwain = ajowan = carom = carom seed = ажгон = айован = аджвайн = omam ~ тмин, тимьян
hing = heeng = asafoetida = asafetida = асафетида = хинг ! ring, king, hinge
compounded hing = compounded asafoetida = асафетида компаундированная ~ асафетида
rai = sarson = mustard seed = горчица = mustard = семена горчицы = горчичное семя ! rail, rain, paid
amchur = amchoor = dry mango powder = mango powder = амчур = порошок манго
imli = tamarind = тамаринд = имли = индийский финик = puli ~ кокум
kokum = кокум = garcinia indica = гарциния индийская ~ тамаринд
kudampuli = garcinia cambogia = гарциния камбоджийская = малабарский тамаринд ~ кокум
anardana = pomegranate seed = анардана = сушеные зерна граната ~ гранат
kesar = zafran = saffron = шафран = кесар ~ сафлор, куркума
safflower = kusum = сафлор = красильный сафлор ~ шафран
khus khus = posto = poppy seed = мак пищевой = кондитерский мак
tulsi = holy basil = тулси = священный базилик = tulasi ~ базилик
sabja = basil seed = семена базилика = сабджа ~ чиа, базилик
basil = базилик = базилик душистый = sweet basil ~ тулси
pudina = podina = mint = мята = пудина ~ мята перечная
peppermint = мята перечная = mentha piperita = перечная мята ~ мята
kadi patta = curry leaf = карри патта = лист карри = murraya koenigii ~ карри
curry powder = карри = смесь карри = curry blend ~ гарам масала, листья карри
garam masala = гарам масала ~ карри
chaat masala = chat masala = чат масала = чаат масала ~ гарам масала
sambar masala = sambhar powder = sambar powder = самбар масала
tandoori masala = тандури масала = смесь тандури
biryani masala = бирьяни масала = приправа для плова ~ гарам масала
panch phoron = panch puran = панч пурен = панч форон
ready masala = masala blend = масала = смесь специй = смесь пряностей ~ гарам масала, карри
kala namak = black salt = черная соль = кала намак ~ гималайская соль
sendha namak = pink salt = himalayan salt = розовая соль = гималайская соль ~ каменная соль
rock salt = каменная соль = соль каменная ~ гималайская соль
namak = edible salt = поваренная соль = пищевая соль = table salt
lehsun = lahsun = garlic = чеснок = лахсун
garlic powder = чесночный порошок = сушеный молотый чеснок ~ чеснок
pyaz = onion = репчатый лук = лук = пьяз ! лак, люк
onion powder = луковый порошок = лук молотый ~ лук
oregano = орегано = душица ~ майоран
thyme = тимьян = чабрец ~ ажгон
rosemary = розмарин
marjoram = майоран ~ орегано
sage = шалфей
parsley = петрушка
celery seed = ajmod = семена сельдерея ~ сельдерей, ажгон
juniper berry = можжевеловая ягода = ягоды можжевельника
sumac = сумах = сумак
vanilla = ваниль = стручки ваниля = vanilla bean ~ ванилин
vanillin = ванилин ~ ваниль
ratanjot = alkanet = алканет = ратанджот
annatto = аннато = аннатто = achiote = биксин
shatavari = шатавари = asparagus racemosus
galangal = калган = галангал ~ имбирь
lemongrass = лемонграсс = лимонная трава = lemon grass ~ мелисса
spice = пряность = специя = приправа
oleoresin = олеорезин = живица специй = экстракт специй ~ эфирное масло
capsicum oleoresin = олеорезин капсикума ~ капсаицин, чили
capsaicin = капсаицин ~ олеорезин капсикума
garbled = сортированный перец = mg1 ~ телличери
tellicherry = thalassery = телличери = теличери
`;
