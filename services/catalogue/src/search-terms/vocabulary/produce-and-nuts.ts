/** Trade words: produce and nuts. `readVocabulary` describes the format. */
export const produceAndNuts = `
kaju = cashew = кешью = каджу = cashewnut = кэшью
badam = almond = миндаль = миндальный
akhrot = walnut = грецкий орех = акхрот
pista = pistachio = фисташка = фисташковый
chironji = charoli = чиронджи = бучанания
kishmish = raisin = изюм = сушеный виноград = dried grapes = кишмиш = sultana ~ мунакка
munakka = black raisin = мунакка = черный изюм ~ изюм
khajur = khajoor = date fruit = date palm = финик = финиковый
chuara = dry dates = сушеный финик = чухара ~ финик
anjeer = anjir = fig = инжир = анджир = смоква = фига
khubani = khumani = dried apricot = курага ~ урюк, абрикос
prune = чернослив = alu bukhara
nariyal = coconut = кокос = кокосовый = кокосовый орех ~ копра
copra = khopra = копра = сушеная мякоть кокоса ~ кокосовая стружка
desiccated coconut = coconut powder = кокосовая стружка ~ копра
coir = coir fiber = coir fibre = койра = кокосовое волокно
cocopeat = coco peat = coir pith = кокосовый торф = кокосовый субстрат = кокопит = кокогрунт ~ кокосовое волокно
supari = betel nut = areca nut = арека = бетель орех = супари
aam = mango = манго = манговый
kela = banana = банан = банановый
amrud = amrood = guava = гуава = гуайява
papita = papaya = папайя
anar = pomegranate = гранат фрукт = гранат ~ гранатовое зерно
angoor = grape = виноград = ангур
nimbu = lime fruit = лайм = нимбу ~ лимон
santra = orange fruit = апельсин = мандарин индийский
chikoo = sapota = саподилла = чику
kathal = jackfruit = джекфрут = катхал = хлебное дерево индийское
litchi = lychee = личи = lichi
jamun = jambul = джамун = ямболан = сизигиум
ber = jujube = зизифус = унаби = китайский финик ~ финик ! bar, beer, per
bael = bel fruit = баиль = баэль = айва бенгальская
amla = amalaki = emblica = амла = амлаки = индийский крыжовник = indian gooseberry = эмблика
ananas = pineapple = ананас = ананасовый
tarbooz seed = magaz = watermelon seed = семена арбуза
kaddu seed = pumpkin seed = семена тыквы = тыквенные семечки
aloo = potato = картофель = картошка = картофельный
tamatar = tomato = томат = помидор = томатный
shimla mirch = capsicum = bell pepper = сладкий перец = болгарский перец = перец сладкий ~ паприка, чили
baingan = brinjal = eggplant = aubergine = баклажан = синенькие
bhindi = okra = lady finger = бамия = окра = бхинди
lauki = bottle gourd = лагенария = бутылочная тыква
karela = bitter gourd = bitter melon = момордика = горькая тыква = карела
palak = spinach = шпинат
gobi = gobhi = cauliflower = цветная капуста
patta gobi = cabbage = капуста белокочанная
gajar = carrot = морковь = морковка
mooli = muli = radish = редька = дайкон
chukandar = beetroot = свекла = буряк = столовая свекла
kheera = cucumber = огурец
gherkin = корнишон ~ огурец
khumb = mushroom = гриб ~ шампиньон
button mushroom = champignon = шампиньон ~ гриб
moringa = моринга = sahjan = моринга масличная = мурунгай
drumstick ~ моринга
sweet corn = сладкая кукуруза = кукуруза сахарная ~ кукуруза
baby corn = мини-кукуруза = бэби корн
kadha = ayurvedic decoction = кадха = аюрведический отвар
jhinga = shrimp = prawn = креветка ~ лангустин
machli = machhli = fish = рыба = рыбный
surimi = сурими
vannamei = ваннамей = белоногая креветка ~ креветка
cuttlefish = каракатица ~ кальмар
squid = кальмар ~ каракатица
buffalo meat = carabeef = мясо буйвола = буйволятина ~ говядина
egg powder = яичный порошок = сухой яичный порошок
frozen = iqf = замороженный = быстрозамороженный = шоковая заморозка
dried fruit = сухофрукты = meva
betel leaf = paan = бетель = бетель лист ~ арека
mukhwas = mouth freshener = мукхвас ~ фенхель
cut flower = phool = срезанные цветы = срезка цветов
marigold = genda = бархатцы = тагетес
seed potato = семенной картофель = картофель семенной ~ картофель
fodder = chara = фураж = корм для скота ~ комбикорм
cattle feed = комбикорм = compound feed ~ фураж
`;
