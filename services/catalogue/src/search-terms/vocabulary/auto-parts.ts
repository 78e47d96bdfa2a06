/** Trade words: auto parts. `readVocabulary` describes the format. */
export const autoParts = `
auto part = auto spare = автозапчасть = автодеталь = автомобильная запчасть = car parts = автокомпонент
tyre = tire = шина = автошина = покрышка = резина автомобильная ~ камера шины ! тина, type, fire, tile
inner tube = tyre tube = камера шины = автокамера ~ шина
wheel rim = колесный диск = диск колесный ~ литой диск
alloy wheel = литой диск = диск литой ~ колесный диск
brake disc = brake disk = brake rotor = тормозной диск = диск тормозной = ротор тормозной ~ тормозной барабан
brake pad = тормозная колодка = колодка тормозная ~ барабанная колодка ! brake pan
brake shoe = барабанная колодка = барабанная тормозная колодка = колодка барабанная ~ тормозная колодка
brake drum = тормозной барабан = барабан тормозной ~ тормозной диск
brake lining = тормозная накладка = накладка тормозная = феродо = friction lining
brake caliper = тормозной суппорт = суппорт тормозной ~ тормозная колодка
brake fluid = тормозная жидкость = тормозуха ~ dot 4
brake hose = тормозной шланг = шланг тормозной
oil filter = масляный фильтр = фильтр масляный = lube filter
air filter = воздушный фильтр = фильтр воздушный
fuel filter = топливный фильтр = фильтр топливный
cabin filter = салонный фильтр = фильтр салона
фильтроэлемент = filter element = фильтрующий элемент ~ фильтр
piston = поршень = поршневой ~ гильза
piston ring = поршневое кольцо = кольцо поршневое
piston kit = поршневая группа = поршнекомплект ~ цпг
цпг = cylinder liner kit = цилиндропоршневая группа = цилиндро-поршневая группа ~ поршневая группа
cylinder liner = cylinder sleeve = гильза цилиндра = гильза
cylinder head = головка блока = гбц = головка блока цилиндров
engine block = cylinder block = блок цилиндров
head gasket = прокладка гбц = прокладка головки блока ~ комплект прокладок
gasket set = комплект прокладок = набор прокладок ~ прокладка гбц
crankshaft = коленвал = коленчатый вал ~ распредвал
camshaft = распредвал = распределительный вал ~ коленвал
connecting rod = conrod = шатун ~ поршень
engine bearing = bimetal bearing = вкладыш = вкладыши коленвала = вкладыш коленчатого вала
engine valve = клапан двигателя ~ впускной клапан, выпускной клапан
intake valve = inlet valve = впускной клапан = клапан впускной ~ клапан двигателя
exhaust valve = выпускной клапан = клапан выпускной ~ клапан двигателя
turbocharger = turbo = турбокомпрессор = турбина автомобильная = турбонагнетатель
fuel injector = injector = форсунка = инжектор = топливная форсунка
fuel pump = топливный насос = бензонасос ~ тнвд
тнвд = fuel injection pump = топливный насос высокого давления ~ топливный насос
water pump automotive = помпа охлаждения = водяной насос двигателя = помпа автомобильная
radiator = радиатор = радиаторный ~ интеркулер
thermostat = термостат
spark plug = свеча зажигания ~ свеча накаливания, катушка зажигания
glow plug = свеча накаливания ~ свеча зажигания
ignition coil = катушка зажигания = бобина зажигания
starter motor = self starter = стартер = автостартер
car alternator = alternator = генератор автомобильный = автогенератор
wiring harness = жгут проводов = автопроводка = проводка автомобильная
clutch kit = clutch = сцепление = комплект сцепления = муфта сцепления
clutch disc = clutch plate = диск сцепления = ведомый диск сцепления
pressure plate = clutch cover = корзина сцепления = нажимной диск
release bearing = выжимной подшипник = подшипник выжимной = выжимник
flywheel = маховик = маховик двигателя
manual transmission = car gearbox = кпп = коробка передач = коробка переключения передач ~ акпп
automatic transmission = акпп = автоматическая коробка передач = коробка-автомат ~ кпп
propeller shaft = cardan shaft = карданный вал = кардан ~ полуось
universal joint = uj cross = крестовина кардана = карданная крестовина = шарнир карданный
cv joint = шрус = граната шрус = шарнир равных угловых скоростей
axle shaft = half shaft = полуось ~ карданный вал
differential = дифференциал = редуктор моста
wheel hub = ступица = ступица колеса ~ ступичный подшипник
hub bearing = wheel bearing = ступичный подшипник = подшипник ступицы ~ ступица
shock absorber = shocker = амортизатор ~ стойка амортизатора, пружина подвески
leaf spring = kamani = рессора = листовая рессора ~ пружина
coil spring = suspension spring = пружина подвески = пружина амортизатора ~ рессора
ball joint = шаровая опора ~ рулевой наконечник
tie rod end = рулевой наконечник = наконечник рулевой ~ рулевая тяга
tie rod = рулевая тяга = тяга рулевая ~ рулевой наконечник
control arm = wishbone = рычаг подвески
stabilizer link = стойка стабилизатора = косточка стабилизатора = stabiliser link
silent block = silentblock = сайлентблок = сайлент-блок = suspension bush
steering rack = рулевая рейка = рейка рулевая
power steering pump = гур насос = насос гидроусилителя = насос гур ~ гидроусилитель руля
muffler = silencer = глушитель ~ выхлопная труба
exhaust pipe = выхлопная труба ~ глушитель
catalytic converter = катализатор автомобильный = каталитический нейтрализатор
headlight = headlamp = фара ~ блок-фара
tail lamp = tail light = задний фонарь = фонарь задний
bumper = бампер
bonnet = hood car = капот
windshield = windscreen = лобовое стекло = ветровое стекло
wiper blade = щетка стеклоочистителя = дворник = стеклоочиститель
side mirror = rear view mirror = зеркало заднего вида = боковое зеркало
seat cover = авточехол = чехол сиденья
car mat = автоковрик = коврик автомобильный
truck part = грузовая запчасть = запчасти для грузовиков
tractor part = тракторная запчасть = запчасти для тракторов
two wheeler part = motorcycle part = мотозапчасть = запчасти для мотоциклов
motorcycle = motorbike = мотоцикл = two wheeler ~ скутер
scooter = scooty = скутер = мотороллер ~ мотоцикл
three wheeler = auto rickshaw = tuk tuk = авторикша = тук-тук = трехколесный мотороллер
bicycle = велосипед = велосипедный
автобус = автобусный = passenger bus
truck = lorry = грузовик = грузовой автомобиль ~ фура
trailer = прицеп ~ полуприцеп
semi-trailer = полуприцеп ~ прицеп
aftermarket = афтермаркет = неоригинальный = неоригинал ~ оригинал
oem part = genuine part = оригинальная запчасть = оригинал
asbestos free = безасбестовый = без асбеста
`;
