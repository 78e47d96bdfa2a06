/** Trade words: leather. `readVocabulary` describes the format. */
export const leather = `
leather = chamda = кожа = кожаный = натуральная кожа ! weather, feather, рожа
hide = raw hide = шкура = кожсырье = сырая шкура ~ кожа
wet blue = вет-блю = хромированный полуфабрикат ~ краст
crust leather = краст = кожа краст ~ готовая кожа
finished leather = готовая кожа = отделанная кожа
full grain = полнозернистый = полное зерно = лицевая кожа ~ шлифованная кожа
corrected grain = шлифованная кожа = кожа с исправленной лицевой ~ лицевая кожа
split leather = спилок = спил кожи ~ замша
suede = chamois = замша = замшевый ~ велюр, нубук, спилок
nubuck = нубук = нубуковый ~ замша
nappa = наппа
patent leather = лакированная кожа = лаковая кожа
vegetable tanned = veg tanned = растительное дубление ~ хромовое дубление
chrome tanned = хромовое дубление ~ растительное дубление
buffalo leather = buff leather = кожа буйвола = буйволиная кожа = буйволовая кожа
cowhide = cow leather = воловья кожа = кожа крс = яловка = коровья кожа = говяжья кожа ~ кожа буйвола
calf leather = calfskin = опоек = телячья кожа ~ кожа крс
goat leather = goatskin = козлина = козья кожа ~ шевро, овчина
sheepskin = овчина ~ овечья кожа
sheep leather = шеврет = овечья кожа ~ овчина, козлина
harness leather = saddlery leather = шорно-седельная кожа = шорная кожа
sole leather = подошвенная кожа ~ чепрак
lining leather = подкладочная кожа = кожподклад
saddlery = шорные изделия = конская амуниция = сбруя ~ седло
leather goods = leathergoods = кожгалантерея = кожаная галантерея = кожевенные изделия
tannery = кожевенный завод = кожзавод
briefcase = portfolio bag = портфель = дипломат
messenger bag = crossbody = сумка через плечо = мессенджер сумка = кросс-боди = планшет сумка
tote = tote bag = shopper bag = сумка-шоппер = шоппер = шопер
duffel = duffle = travel bag = дорожная сумка = баул
backpack = rucksack = knapsack = рюкзак = ранец
handbag = ladies bag = дамская сумка = женская сумка = сумочка
clutch bag = клатч
laptop bag = сумка для ноутбука = ноутбучная сумка
suitcase = luggage trolley = чемодан = trolley bag
wallet = bifold = бумажник = портмоне = лопатник ~ кошелек
purse = batua = кошелек ~ бумажник
card holder = cardholder = кредитница = визитница = картхолдер
passport cover = passport holder = обложка для паспорта = обложка на паспорт
key case = key holder = ключница
belt leather = waist belt = ремень кожаный = поясной ремень = брючный ремень ~ приводной ремень ! bolt
buckle = пряжка = бляха
leather jacket = кожаная куртка = косуха = кожанка
footwear = joota = обувь = обувной
safety shoe = safety footwear = спецобувь = защитная обувь = рабочая обувь = обувь с подноском
ankle boot = полусапоги ~ рабочие ботинки
safety boot = work boot = рабочие ботинки = ботинки рабочие = ботинки защитные ~ спецобувь
combat boot = high boots = берцы = берцы защитные
gumboot = rubber boot = резиновые сапоги = wellington = сапоги пвх
toe cap = steel toe = подносок = металлоподносок = металлический подносок
kolhapuri = колхапури = kolhapuri chappal = индийские сандалии
mojari = jutti = juti = моджари = джутти
leather sandal = босоножки = сандалии ~ шлепанцы
sandal ~ сандалии
flip flop = hawai chappal = chappal = шлепанцы = вьетнамки ~ тапочки
sneaker = trainer shoe = кроссовки = sports shoe ~ кеды
shoe upper = верх обуви = заготовка верха обуви = крой верха
insole = стелька
outsole = shoe sole = подошва
shoe last = обувная колодка = колодка обувная
`;
