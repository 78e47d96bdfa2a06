/** Trade words: medical devices. `readVocabulary` describes the format. */
export const medicalDevices = `
glove medical = examination glove = перчатки смотровые = смотровые перчатки = медицинские перчатки = exam glove ~ хирургические перчатки
surgical glove = хирургические перчатки = перчатки хирургические = стерильные перчатки ~ смотровые перчатки
nitrile glove = нитриловые перчатки = перчатки нитриловые ~ латексные перчатки
latex glove = латексные перчатки = перчатки латексные ~ нитриловые перчатки
surgical mask = face mask = медицинская маска = маска медицинская = маска трехслойная = 3-ply mask ~ респиратор
respirator = респиратор ~ n95, ffp2, ffp3, медицинская маска
n95 = ffp2 ~ ffp3, респиратор
ffp3 ~ ffp2, респиратор
syringe = шприц = шприц медицинский = одноразовый шприц ~ игла
hypodermic needle = инъекционная игла = игла для шприца = игла инъекционная ~ шприц
iv cannula = intravenous cannula = канюля = внутривенный катетер = внутривенная канюля = периферический венозный катетер = канюля внутривенная
iv set = infusion set = инфузионная система = система для переливания = капельница = система инфузионная
catheter = катетер ~ катетер фолея, канюля
foley catheter = катетер фолея ~ катетер
scalp vein set = butterfly needle = игла-бабочка = бабочка катетер
blood bag = мешок для крови = контейнер для крови
suture = surgical suture = шовный материал = хирургическая нить = нить хирургическая ~ кетгут
catgut = кетгут ~ шовный материал
scalpel = скальпель ~ лезвие хирургическое
surgical blade = лезвие хирургическое = хирургическое лезвие = лезвие скальпеля ~ скальпель
surgical instrument = хирургический инструмент = медицинский инструмент ~ скальпель
forceps = хирургический зажим = корнцанг = зажим хирургический ~ пинцет
tweezers = пинцет ~ хирургический зажим
bandage = бинт = бинт медицинский = patti ~ марля ! винт
gauze bandage = бинт марлевый = марлевый бинт ~ эластичный бинт
crepe bandage = elastic bandage = эластичный бинт = бинт эластичный
plaster cast bandage = pop bandage = гипсовый бинт = бинт гипсовый
adhesive plaster = band aid = лейкопластырь = пластырь
gauze swab = марлевая салфетка = салфетка марлевая = марлевый тампон
wound dressing = перевязочный материал = раневая повязка = повязка раневая
disposable gown = surgical gown = халат одноразовый = хирургический халат одноразовый = isolation gown
bouffant cap = шапочка одноразовая = шапочка шарлотка = медицинская шапочка
shoe cover = overshoe = бахилы = бахила
disposable sheet medical = drape surgical = простыня одноразовая = хирургическая простыня
ppe = personal protective equipment = сиз = средства индивидуальной защиты
medical device = medical equipment = медизделие = медицинское изделие = медицинское оборудование = медтехника
medical disposables = медицинские расходники = расходный медматериал = медицинские расходные материалы = одноразовые медицинские изделия
hospital bed = медицинская кровать = больничная кровать = кровать функциональная
wheelchair = инвалидная коляска = кресло-коляска = коляска инвалидная
crutch = костыль ~ трость, ходунки
walking stick = трость ~ костыль
operation table = операционный стол = стол операционный
operating light = ot light = хирургический светильник = операционный светильник ~ светильник
autoclave = автоклав = стерилизатор = паровой стерилизатор
ventilator medical = ивл = аппарат ивл = искусственная вентиляция легких
oxygen concentrator = кислородный концентратор = концентратор кислорода
pulse oximeter = oximeter = пульсоксиметр = оксиметр
bp monitor = blood pressure monitor = тонометр = sphygmomanometer = измеритель давления артериального = сфигмоманометр
stethoscope = стетоскоп = фонендоскоп
thermometer = термометр = градусник ~ термопара
glucometer = glucose meter = глюкометр ~ тест-полоска
test strip = тест-полоска ~ экспресс-тест
rapid test = rapid test kit = экспресс-тест = иммунохроматографический тест
ivd = in vitro diagnostics = диагностикум = набор реагентов диагностический = диагностический набор
ecg = ekg = экг = электрокардиограф = кардиограф
ultrasound scanner = sonography machine = узи аппарат = ультразвуковой сканер ! узк
x-ray machine = xray = рентген = рентгеновский аппарат = рентгенаппарат
mri = мрт = магнитно-резонансный томограф ~ кт
ct scanner = кт томограф = компьютерный томограф ~ мрт
nebulizer = nebuliser = небулайзер = ингалятор
hearing aid = слуховой аппарат
stent = coronary stent = стент = коронарный стент
orthopedic implant = orthopaedic implant = ортопедический имплант = костный имплант = имплантат ортопедический ~ остеосинтез
bone plate = пластина для остеосинтеза ~ костный винт
bone screw = костный винт = ортопедический винт ~ пластина для остеосинтеза
dental instrument = стоматологический инструмент ~ стоматологическое оборудование
dental equipment = стоматологическое оборудование ~ стоматологическая установка
dental chair = стоматологическая установка = стоматологическое кресло
urine bag = мочеприемник = urine collection bag
condom = презерватив = nirodh
lab glassware = laboratory glassware = лабораторная посуда = лабораторное стекло = химпосуда
test tube = пробирка ~ вакуумная пробирка
vacutainer = вакуумная пробирка = вакутейнер = blood collection tube ~ пробирка
petri dish = чашка петри
microscope = микроскоп
lab equipment = laboratory equipment = лабораторное оборудование
weighing balance = analytical balance = лабораторные весы = аналитические весы
incubator = инкубатор ~ термостат лабораторный
laboratory incubator = термостат лабораторный = лабораторный термостат ~ инкубатор
intraocular lens = iol = интраокулярная линза = иол
spectacle frame = оправа для очков = очковая оправа ~ очки
eyeglasses = очки = eyewear = chashma ~ оправа для очков
contact lens = контактная линза
`;
