/** Trade words: garments. `readVocabulary` describes the format. */
export const garments = `
saree = sari = сари = saari ! safari
salwar kameez = шальвар камиз = сальвар камиз = salwar suit = punjabi suit
kurta = kurti = курта = индийская рубаха = туника индийская
lehenga = lehnga = ghagra = лехенга = гхагра чоли
dupatta = chunni = дупатта = индийский шарф ~ шаль
sherwani = шервани ~ ачкан
dhoti = дхоти
lungi = лунги ~ саронг
churidar = чуридар ~ легинсы
pyjama = pajama = пижама = домашний костюм
shawl = stole = шаль = палантин ~ шарф
scarf = шарф = платок ~ палантин
t-shirt = tshirt = tee shirt = футболка = тишотка
polo shirt = поло = рубашка поло = футболка поло = тенниска
tank top = singlet = майка = борцовка = майка-алкоголичка ~ футболка ! гайка, чайка
sweatshirt = свитшот = толстовка без капюшона ~ худи
hoodie = худи = толстовка с капюшоном = толстовка ~ свитшот
sweater = jumper = pullover = свитер = джемпер = пуловер ~ кардиган
cardigan = кардиган ~ свитер
tracksuit = track suit = спортивный костюм = sports suit
track pant = jogger = джоггеры = спортивные брюки = треники ~ легинсы
леггинсы = легинсы = лосины = yoga pants
jeans = джинсы = denim pant
trousers = брюки = штаны ~ джинсы
bermuda shorts = бермуды = шорты
dress shirt = formal shirt = рубашка = сорочка = мужская сорочка
shirt ~ рубашка
blouse = блузка = блуза
windbreaker = ветровка = windcheater ~ куртка
blazer = suit jacket = пиджак = блейзер ~ жакет
waistcoat = vest jacket = жилет = жилетка ~ nehru jacket
nehru jacket = жилет неру ~ жилет
overcoat = пальто ~ плащ
raincoat = дождевик = плащ-дождевик ~ плащ
uniform = униформа = форменная одежда ~ спецодежда
workwear = protective clothing = спецодежда = рабочая одежда = спецовка = роба ~ униформа
coverall = boilersuit = boiler suit = комбинезон = рабочий комбинезон ~ полукомбинезон
dungarees = bib pant = полукомбинезон = комбинезон с нагрудником ~ комбинезон
hi-vis vest = safety vest = сигнальный жилет = светоотражающий жилет = жилет со световозвращателем
scrub suit = медицинский костюм = хирургический костюм = хирургичка
lab coat = white coat = медицинский халат = белый халат ~ халат
apron = фартук = передник = apron kitchen
bathrobe = банный халат = халат банный = махровый халат ~ халат
халат ~ банный халат, медицинский халат
underwear = innerwear = нижнее белье = нательное белье ~ термобелье
thermal underwear = thermal wear = термобелье
bra = brassiere = бюстгальтер = лифчик
panties = трусы = трусики = underpants
sock = socks pair = носки = чулочно-носочные
pantyhose = колготки ~ чулки
baseball cap = бейсболка = кепка = topi
beanie = шапка = вязаная шапка
glove knitted = перчатки хб = рабочие перчатки = work glove = хлопчатобумажные перчатки = перчатки трикотажные ~ перчатки смотровые, краги
leather glove = кожаные перчатки = перчатки кожаные ~ спилковые перчатки
welding glove = краги = крага сварщика ~ спилковые перчатки
split leather glove = спилковые перчатки = перчатки спилковые ~ краги
necktie = галстук
handkerchief = rumal = hanky = носовой платок
kidswear = childrens wear = детская одежда = baby garment
bodysuit = боди ~ ползунки, песочник
romper = песочник ~ боди
garment = apparel = readymade garment = одежда = готовая одежда = швейные изделия
sewing contract = job work stitching = пошив на заказ = пошив = cmt = швейное производство
private label = white label = собственная торговая марка = стм = частная марка = oem brand
swimwear = купальник = купальный костюм ~ плавки
swim trunks = плавки ~ купальник
sportswear = activewear = спортивная одежда = спортодежда
garment button = shirt button = пуговица ~ кнопка
button ~ пуговица, кнопка
snap button = press button = кнопка одежная = кнопка для одежды
zipper = zip fastener = молния = застежка-молния = зиппер
velcro = hook and loop = липучка = велкро = лента контактная = контактная лента = текстильная застежка
interlining = клеевая прокладка = прокладочный материал ~ дублерин, флизелин, бортовка
fusible interlining = дублерин ~ флизелин
nonwoven interlining = флизелин ~ дублерин
elastic band = резинка бельевая = эластичная тесьма = резинка швейная
woven label = тканая этикетка = жаккардовая этикетка = вшивная этикетка
`;
