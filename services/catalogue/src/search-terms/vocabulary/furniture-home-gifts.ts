/** Trade words: furniture home gifts. `readVocabulary` describes the format. */
export const furnitureHomeGifts = `
furniture = мебель = мебельный = farnichar
solid wood = массив = массив дерева = массив древесины ~ шпон
chair = стул = kursi ~ кресло
armchair = кресло = кресло мягкое ~ стул
table furniture = dining table = обеденный стол = стол обеденный
coffee table = журнальный столик = кофейный столик
sofa = couch = диван = софа
bed furniture = кровать ~ чарпай
charpai = чарпай ~ кровать
mattress = gadda = матрас = матрац
wardrobe = almirah = almari = платяной шкаф = шкаф для одежды ~ гардероб
chest of drawers = комод = тумба с ящиками
trunk box = sandook = сундук = sanduk
bookshelf = bookcase = книжный шкаф = стеллаж книжный ~ этажерка
rack storage = storage rack = стеллаж = складской стеллаж
pallet rack = pallet racking = паллетный стеллаж ~ стеллаж
jhula = качели = джула
outdoor furniture = garden furniture = садовая мебель = уличная мебель
cane furniture = rattan furniture = wicker furniture = ротанговая мебель = плетеная мебель ~ ротанг, бамбуковая мебель
rattan = ротанг ~ ротанговая мебель
furniture fitting = мебельная фурнитура = фурнитура мебельная
lampshade = абажур = плафон ~ светильник
lantern = фонарь ~ подсвечник, светильник
candle = mombatti = свеча декоративная = свечка
candle holder = candlestick = подсвечник ~ фонарь
diya = deepak = дия = масляная лампа = глиняная лампада
handicraft = handmade = ручная работа = хендмейд = изделия народных промыслов = hastkala
souvenir = gift item = сувенир = подарок = сувенирный = gift
idol = murti = статуэтка = мурти = figurine = фигурка = statue ~ скульптура
wood carving = wooden handicraft = резьба по дереву = резное дерево = деревянный сувенир
bidriware = bidri = бидри
dhokra = dokra = дхокра = дхокра литье
meenakari = minakari = минакари = эмаль по металлу = минакари эмаль
madhubani = мадхубани
pattachitra = паттачитра
warli = варли
blue pottery = джайпурская керамика = голубая керамика джайпур
papier mache = папье-маше
lac bangles = лаковые браслеты
marble inlay = pietra dura = инкрустация мрамор = паччикари
rangoli = ранголи
toran = bandhanwar = торан
wall hanging = wall decor = настенное панно = панно = настенный декор
macrame = макраме
dream catcher = ловец снов
singing bowl = поющая чаша = тибетская чаша
puja item = pooja samagri = пуджа = предметы для пуджи = принадлежности для пуджи
tableware = crockery = dinnerware = столовая посуда ~ посуда
посуда ~ столовая посуда, кухонная посуда
utensil = cookware = bartan = кухонная посуда = кухонная утварь
pressure cooker = скороварка = prestige cooker
kadai = kadhai = karahi = wok pan = кадай = карахи = казан индийский ~ сковорода
tawa = тава = сковорода для лепешек ~ сковорода
frying pan = сковорода = сковородка ~ кадай
masala dani = masala dabba = spice box = масала дабба = набор для специй
tiffin = tiffin box = тиффин = судки = ланчбокс = ланч-бокс = lunch box
thali = индийская тарелка = thali plate ~ поднос
lota = kalash = лота = калаш
copper bottle = медная бутылка = tamba bottle
mortar and pestle = ступка = ступка с пестиком = okhli
rolling pin = скалка = belan
grater = терка ~ шинковка
cutlery = столовые приборы = flatware ~ ложка, вилка столовая
kitchen knife = chaku = кухонный нож = нож кухонный
tray serving = serving tray = поднос = поднос сервировочный
cup mug = mug = кружка = чашка
kulhad = kulhar = кулхад = глиняный стаканчик
bucket = balti = ведро ~ таз
basket = tokri = корзинка = плетеная корзина
broom = jhadu = метла = веник
mop = швабра = pocha
doormat coir = кокосовый коврик = coir mat = коврик из койры
christmas decoration = новогоднее украшение = елочное украшение = елочная игрушка = christmas ornament
toy = khilona = игрушка = игрушечный
soft toy = мягкая игрушка = plush toy
board game = настольная игра
sports goods = спорттовары = спортинвентарь = спортивный инвентарь
cricket bat = крикетная бита = бита для крикета ~ крикет
yoga mat = коврик для йоги = йога-мат
musical instrument = музыкальный инструмент ~ ситар, табла
sitar = ситар ~ музыкальный инструмент
tabla = табла
stationery = канцтовары = канцелярия = канцелярские товары = канцелярский
exercise book = тетрадь = copy notebook ~ блокнот
pen = ручка шариковая = ballpoint pen = шариковая ручка
pencil = карандаш
photocopier = xerox = ксерокс = копировальный аппарат = копир = copier ~ мфу
flower pot = gamla = planter = горшок = кашпо = цветочный горшок
vase = ваза = guldan
clock = настенные часы = wall clock ~ наручные часы
umbrella = chhata = зонт = зонтик
photo frame = picture frame = фоторамка = рамка для фото
pet product = зоотовары = pet supplies = товары для животных
dog chew = жевательная косточка = лакомство для собак = косточка из кожи
hookah = hukka = кальян = sheesha pipe
bidi = beedi = индийские биди = индийские сигареты
lighter = зажигалка ~ спички
`;
