/** Trade words: machinery. `readVocabulary` describes the format. */
export const machinery = `
machine tool = metalworking machine = металлообрабатывающий станок ~ станок
cnc = чпу = числовое программное управление = чпу станок ! cng
vmc = vertical machining centre = vertical machining center = вертикальный обрабатывающий центр = вертикальный оц
hmc = horizontal machining centre = horizontal machining center = горизонтальный обрабатывающий центр
machining centre = machining center = обрабатывающий центр ~ фрезерный станок
lathe = токарный станок = токарник = kharad ~ токарно-винторезный станок
engine lathe = geared lathe = centre lathe = center lathe = токарно-винторезный станок = токарно-винторезный ~ токарный станок
turning centre = turning center = cnc lathe = токарный центр = токарный обрабатывающий центр = токарный станок с чпу ~ токарный станок
milling machine = фрезерный станок = фрезеровальный станок
drilling machine = сверлильный станок = drill press ~ радиально-сверлильный станок
grinding machine = шлифовальный станок ~ плоскошлифовальный станок, заточной станок
boring machine = расточный станок ~ горизонтально-расточный станок
shaper machine = поперечно-строгальный станок = строгальный станок
slotting machine = долбежный станок
gear hobbing = hobbing machine = зубофрезерный станок = зубофрезерование
press brake = листогибочный пресс = листогиб = гибочный станок
shearing machine = гильотинные ножницы = гильотина
power press = mechanical press = кривошипный пресс ~ гидравлический пресс
hydraulic press = гидравлический пресс = гидропресс ~ кривошипный пресс
punching machine = координатно-пробивной пресс = пробивной станок
laser cutting = лазерная резка ~ плазменная резка
laser cutting machine = лазерный станок = станок лазерной резки ~ лазерная резка
plasma cutting = плазменная резка ~ лазерная резка
plasma cutter = плазморез = аппарат плазменной резки ~ плазменная резка
edm = электроэрозионный станок = электроэрозия = эрозионный станок ~ проволочно-вырезной станок
wire cut = wire edm = проволочно-вырезной станок ~ электроэрозионный станок
injection moulding machine = injection molding machine = термопластавтомат = тпа = литьевая машина = imm machine
injection moulding = литье под давлением пластмасс = литье пластмасс
extruder = экструдер = экструзионная линия
blow moulding = blow molding = выдувное формование ~ выдувная машина
blow moulding machine = blow molding machine = выдувная машина = выдув пэт ~ выдувное формование
welding machine = сварочный аппарат = сварочник = welder ~ сварочный инвертор
welding inverter = сварочный инвертор = инвертор сварочный ~ сварочный аппарат
welding rod = welding electrode = сварочный электрод = электрод сварочный
welding wire = mig wire = сварочная проволока = проволока сварочная
mig welding = полуавтомат сварочный = сварка mig mag = полуавтоматическая сварка
tig welding = аргонодуговая сварка = аргонная сварка = argon welding
gearbox = speed reducer = редуктор = gear reducer = редукторный ~ мотор-редуктор, кпп
geared motor = gearmotor = мотор-редуктор = моторедуктор ~ редуктор
worm gearbox = червячный редуктор = редуктор червячный = worm reducer
helical gearbox = цилиндрический редуктор ~ соосный редуктор
bevel gearbox = конический редуктор = коническо-цилиндрический редуктор
planetary gearbox = планетарный редуктор = планетарка
gear wheel = spur gear = шестерня = зубчатое колесо = шестеренка
gear ~ шестерня
bevel gear = коническая шестерня = коническое колесо
worm gear = червячная передача = червячная пара ~ червячное колесо
rack gear = rack and pinion = зубчатая рейка = рейка шестерня
sprocket = звездочка = звездочка цепная = chain wheel ~ шестерня
roller chain = роликовая цепь = цепь роликовая = приводная роликовая цепь = цепь пр = drive chain = приводная цепь
conveyor chain = конвейерная цепь = тяговая цепь
bearing = подшипник = подшипниковый ~ втулка ! wearing, gearing
ball bearing = шарикоподшипник = шариковый подшипник = подшипник шариковый
deep groove ball bearing = радиальный шариковый подшипник = подшипник шариковый радиальный = dgbb
angular contact bearing = радиально-упорный подшипник = подшипник радиально-упорный ~ упорный подшипник
roller bearing = роликоподшипник = роликовый подшипник = подшипник роликовый
tapered roller bearing = конический подшипник = подшипник роликовый конический = trb
spherical roller bearing = сферический роликоподшипник = подшипник роликовый сферический = srb = бочкообразный подшипник
cylindrical roller bearing = цилиндрический роликоподшипник = crb
needle bearing = игольчатый подшипник = подшипник игольчатый
thrust bearing = упорный подшипник = подпятник ~ радиально-упорный подшипник
plummer block = pillow block = ucp = подшипниковый узел = корпусной подшипник ~ корпус подшипника
bush = втулка = sleeve bearing = подшипник скольжения
linear guide = linear guideway = линейная направляющая = рельсовая направляющая = lm guide
ball screw = швп = шарико-винтовая передача = шариковинтовая пара
v-belt = клиновой ремень = ремень клиновой = клиноремень ~ зубчатый ремень
timing belt = toothed belt = зубчатый ремень = ремень грм = synchronous belt ~ клиновой ремень
conveyor belt = транспортерная лента = конвейерная лента = лента транспортерная = patta conveyor
conveyor = конвейер = транспортер ~ рольганг
bucket elevator = нория = ковшовый элеватор = элеватор ковшовый
screw conveyor = шнек = винтовой конвейер = шнековый транспортер
pulley = шкив = belt pulley = ременной шкив ~ блок
shaft coupling = муфта валов = приводная муфта ~ упругая муфта, эластичная муфта
crusher = дробилка ~ щековая дробилка
jaw crusher = щековая дробилка ~ дробилка
ball mill = шаровая мельница = мельница шаровая
pulverizer = pulveriser = измельчитель = микронизатор ~ мельница
hammer mill = молотковая дробилка = молотковая мельница ~ дробилка
flour mill = atta chakki = мукомольная мельница = мукомольное оборудование ~ мельница
vibrating screen = виброгрохот = грохот = вибросито = vibro sifter
mixer machine = blender machine = миксер = ribbon blender ~ смеситель
reactor vessel = chemical reactor = реактор = реактор химический
pressure vessel = сосуд под давлением = сосуд давления
heat exchanger = теплообменник = теплообменный аппарат
boiler = котел = котельный ~ паровой котел ! broiler
steam boiler = паровой котел = парогенератор ~ котел
cooling tower = градирня = охладительная башня
chiller = чиллер = водоохладитель = холодильная машина
dryer = drier = сушилка = сушильный = сушильная камера
spray dryer = распылительная сушилка = сушилка распылительная
centrifuge machine = industrial centrifuge = центрифуга = центрифуга промышленная ~ сепаратор
centrifuge ~ центрифуга
filter press = фильтр-пресс = фильтрпресс
oil expeller = oil mill = ghani machine = маслопресс = масличный пресс = маслобойка
rice mill = рисозавод = рисорушка = рисошелушилка = rice huller
sugar mill = сахарный завод = сахарное оборудование
packing machine = packaging machine = упаковочный автомат = фасовочный автомат = упаковочное оборудование = ffs machine = фасовочная машина
tablet press = таблеточный пресс = таблетпресс = роторный таблетпресс
filling machine = filler machine = розлив = разливочная машина = линия розлива
capping machine = укупорочная машина = укупор
labelling machine = этикетировочная машина = этикетировщик
printing machine = печатная машина ~ офсетная машина
offset machine = offset press = офсетная машина ~ печатная машина
loom = weaving machine = ткацкий станок = powerloom ~ рапирный станок
air-jet loom = пневматический ткацкий станок ~ ткацкий станок
knitting machine = вязальная машина = трикотажная машина
sewing machine = швейная машина = швейная машинка = silai machine
spinning machine = прядильная машина = ring frame = прядильное оборудование
tractor = трактор = тракторный
rotavator = rotary tiller = почвофреза = ротоватор = роторный культиватор
plough = plow = плуг
thresher = молотилка
sprayer = опрыскиватель = садовый опрыскиватель
chaff cutter = соломорезка = силосорезка = измельчитель кормов
drip irrigation = капельный полив = капельное орошение
forklift = fork lift = вилочный погрузчик = автопогрузчик = погрузчик вилочный
pallet truck = hand pallet truck = рохля = гидравлическая тележка = тележка гидравлическая
hoist = таль = тельфер = chain hoist ~ электроталь, лебедка ! сталь
winch = лебедка ~ таль
crane = грузоподъемный кран = подъемный кран ~ мостовой кран, кран-балка
overhead crane = bridge crane = eot crane = мостовой кран = кран мостовой ~ кран-балка
hydraulic cylinder = гидроцилиндр = гидравлический цилиндр
hydraulic power pack = маслостанция = гидростанция = насосная гидростанция = power pack
pneumatic cylinder = пневмоцилиндр = пневматический цилиндр
spare part = запчасть = запасная часть ~ зип
зип = spares kit = комплект запасных частей ~ запасная часть
genset = dg set = diesel generator = дгу = дизель-генератор = дизельный генератор = diesel genset = дэс ~ генератор
generator = генератор = генераторная установка ~ дгу, бензогенератор
turbine = турбина
wind turbine = ветрогенератор = ветротурбина = ветроустановка
ro plant = reverse osmosis = обратный осмос = установка обратного осмоса
weighing scale = weighing machine = taraju = весовое оборудование = промышленные весы
metal detector = металлодетектор
3d printer = 3d принтер = 3д принтер = аддитивная установка
chemical plant equipment = химическое оборудование = емкостное оборудование
food processing machine = пищевое оборудование = оборудование для пищепрома
turnkey = turn-key = под ключ
`;
