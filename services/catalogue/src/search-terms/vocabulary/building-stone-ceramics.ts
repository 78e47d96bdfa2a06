/** Trade words: building stone ceramics. `readVocabulary` describes the format. */
export const buildingStoneCeramics = `
granite = гранит = гранитный ~ мрамор
marble = sangmarmar = мрамор = мраморный ~ гранит, оникс
sandstone = песчаник ~ известняк
limestone = известняк = известняковый ~ песчаник, мрамор, kota stone
kota stone ~ limestone, известняк
slate = сланец = сланцевый = натуральный сланец
quartzite ~ quartz
basalt = базальт = базальтовый
onyx = оникс = ониксовый
travertine = травертин
soapstone = steatite = талькохлорит = мыльный камень = стеатит
natural stone = dimension stone = натуральный камень = природный камень
quartz stone = engineered stone = кварцевый агломерат = кварцевый камень ~ натуральный камень, искусственный камень
искусственный камень = artificial stone ~ кварцевый агломерат
slab = слэб = слеб = gangsaw slab = сляб каменный ~ плита
cobblestone = cobble = брусчатка = булыжник = paving sett ~ тротуарная плитка
paver = paving block = тротуарная плитка = плитка тротуарная = paver block ~ брусчатка
kerbstone = curbstone = бордюр = бордюрный камень = поребрик = curb
polished stone = полированный камень ~ шлифованный камень
полированный = полировка ~ шлифованный
honed = лощеный = матовая шлифовка ~ полированный
flamed = термообработанный камень = обожженный камень = термообработка камня
bush hammered = бучардированный = бучардировка
natural cleft = естественный скол = колотый камень = riven
monument stone = tombstone = headstone = памятник = надгробие = ритуальный камень = стела
countertop = kitchen top = столешница = worktop
window sill = windowsill = подоконник
stair tread = каменная ступень = лестничная ступень = ступень лестницы ~ подступенок
stair riser = step riser = подступенок ~ лестничная ступень
absolute black = абсолют блэк ~ черный гранит
imperial red = империал ред ~ красный гранит
steel grey = стил грей = steel gray
makrana = макрана = makrana marble
tile = плитка ~ керамическая плитка, кафель, керамогранит ! пленка, tire, til
ceramic tile = керамическая плитка = плитка керамическая = кафель = кафельный ~ плитка, керамогранит
porcelain tile = vitrified tile = керамогранит = керамический гранит = gvt = porcelanato = porcelain stoneware ~ плитка
pgvt = полированный керамогранит = polished glazed vitrified ~ керамогранит
mosaic = мозаика = мозаичный ~ плитка
clinker = клинкер = клинкерный
ceramic = керамика = керамический = chini mitti ~ фарфор
china ware = porcelain ware = фарфор = фарфоровый ~ керамика
porcelain ~ фарфор
vitreous china = санфарфор = санитарный фарфор = санфаянс ~ санитарная керамика
terracotta = терракота = терракотовый
sanitaryware = sanitary ware = сантехника = санитарная керамика = сантехническая керамика = сантехизделия ~ санфарфор
water closet = унитаз = commode = wc = ewc toilet ~ биде
toilet ~ water closet, унитаз
wall-hung toilet = подвесной унитаз = унитаз подвесной ~ инсталляция для унитаза
wash basin = washbasin = раковина = умывальник = рукомойник = basin ~ мойка
kitchen sink = мойка = кухонная мойка = мойка для кухни ~ раковина
pedestal basin = тюльпан раковина = раковина с пьедесталом = раковина тюльпан
bathtub = bath tub = ванна
shower = душ = душевая ~ смеситель
shower head = hand shower = душевая лейка = лейка для душа ~ душ
urinal = писсуар
squatting pan = orissa pan = indian wc = чаша генуя = азиатский унитаз = турецкий унитаз
cistern = flush tank = сливной бачок = смывной бачок = бачок унитаза
cement = цемент = цементный ~ портландцемент ! момент
portland cement = портландцемент = opc = ordinary portland cement ~ цемент
white cement = белый цемент = белый портландцемент ~ цемент
concrete = бетон ! батон
reinforced concrete = rcc = железобетон = ж/б = жби ~ бетон
aac block = autoclaved aerated concrete = газобетон = газоблок = газобетонный блок ~ пеноблок, кирпич
brick = eent = кирпич = кирпичный
refractory brick = fire brick = огнеупорный кирпич = шамотный кирпич = кирпич огнеупорный ~ огнеупор
refractory = огнеупор = огнеупорный материал ~ шамот, огнеупорный кирпич
fireclay = шамот ~ огнеупорный кирпич
clay = mitti = глина = глиняный
sand = песок ~ кварцевый песок ! песик
river sand = речной песок ~ песок
gravel = bajri stone = гравий ~ щебень
crushed stone = stone aggregate = щебень ~ гравий
wall plaster = штукатурка = штукатурная смесь = штукатурный ~ шпаклевка
wall putty = putty = шпаклевка = шпатлевка ~ штукатурка
tile adhesive = плиточный клей = клей для плитки ~ затирка
grout = tile grout = затирка = фуга ~ плиточный клей
plasterboard = gypsum board = drywall = гипсокартон = гкл = гипсокартонный лист = гипрок ! гвл
roofing sheet = corrugated sheet = профнастил = профлист = gi roofing sheet = кровельный лист ~ металлочерепица
roof tile = черепица = кровельная черепица ~ металлочерепица
металлочерепица = metal roof tile ~ черепица, профнастил
sandwich panel = сэндвич-панель = сендвич-панель = puf panel
asbestos sheet = asbestos cement sheet = шифер = асбестоцементный лист ~ фиброцементный лист
fibre cement sheet = fibre cement board = fiber cement board = фиброцементный лист = фиброцементная плита ~ шифер
insulation material = теплоизоляция = утеплитель = thermal insulation
rockwool = rock wool = mineral wool = минвата = минеральная вата = базальтовая вата = каменная вата ~ стекловата
glass wool = стекловата = стеклянная вата ~ минвата
eps = expanded polystyrene = thermocol = пенопласт = пенополистирол = термокол ~ экструдированный пенополистирол
xps = экструдированный пенополистирол = эппс = пеноплэкс ~ пенопласт
гидроизоляция = гидроизоляционный = damp proofing ~ битумная мембрана
roofing felt = рубероид = tar felt ~ гидроизоляция
plywood = ply = фанера = фанерный ~ двп
block board = blockboard = столярная плита ~ фанера
mdf = мдф = плита средней плотности ~ двп ! мкф
particle board = chipboard = дсп = древесно-стружечная плита = particleboard ~ лдсп, мдф ! двп
laminated particle board = prelam particle board = лдсп = ламинированная дсп ~ дсп
fibreboard = hardboard = двп = оргалит = древесноволокнистая плита ~ мдф ! дсп
veneer = шпон = шпонированный
laminate sheet = hpl = decorative laminate = sunmica = пластик hpl = декоративный ламинат = бумажно-слоистый пластик
laminate flooring = ламинат = ламинированный пол
parquet = паркет = паркетная доска = wooden flooring
timber = lumber = lakdi = пиломатериал = лесоматериал ~ доска, брус ! timer
доска ~ пиломатериал
брус = timber beam ~ пиломатериал, доска
wood = древесина = деревянный = дерево ~ пиломатериал
teak = sagwan = sagaun = тик = тиковый = тиковое дерево ! тис
rosewood = sheesham = shisham = палисандр = шишам = розовое дерево
mango wood = манговое дерево = древесина манго = массив манго
acacia wood = babool = акация древесина = массив акации = babul
sal wood = сал древесина = шорея
scaffolding = строительные леса = леса строительные
formwork = shuttering = опалубка = щитовая опалубка
door = darwaza = дверь = дверной
door hardware = дверная фурнитура = builders hardware = скобяные изделия = скобянка
door hinge = петля дверная = дверная петля = kabza = навес дверной
lock = замок = tala ~ навесной замок
padlock = навесной замок ~ замок
door handle = дверная ручка = ручка дверная = ручка-скоба
aluminium window = алюминиевое окно = алюминиевый оконный профиль
glass = kanch = стекло = стеклянный ! gloss
glass block = стеклоблок = стеклянный блок
tempered glass = toughened glass = закаленное стекло = стекло каленое = каленка
mirror = зеркало = зеркальный = sheesha
handicraft stone = stone carving = резьба по камню = каменная резьба
`;
