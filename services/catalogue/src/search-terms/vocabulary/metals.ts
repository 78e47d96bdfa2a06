/** Trade words: metals. `readVocabulary` describes the format. */
export const metals = `
loha = iron metal = железо = железный ~ чугун
steel = ispat = сталь = стальной ~ нержавейка, чугун ! steal, шаль, таль, still
stainless steel = stainless = нержавейка = нержавеющая сталь = нержавеющий = нж = inox = нерж ~ сталь
aisi 304 = ss304 = 08х18н10 = 304 нержавейка = сталь 304
aisi 316 = ss316 = 10х17н13м2 = сталь 316 ~ aisi 304
mild steel = ms steel = малоуглеродистая сталь = ст3 = низкоуглеродистая сталь ~ углеродистая сталь
carbon steel = углеродистая сталь = углеродка ~ малоуглеродистая сталь
alloy steel = легированная сталь = легированный ~ конструкционная сталь
tool steel = инструментальная сталь ~ быстрорежущая сталь
spring steel = рессорно-пружинная сталь = пружинная сталь = 65г сталь
duplex steel = duplex = дуплекс = дуплексная сталь = сталь 2205
cast iron = чугун = ci casting ~ серый чугун, высокопрочный чугун
grey iron = gray iron = grey cast iron = серый чугун ~ чугун
ductile iron = sg iron = spheroidal graphite iron = вчшг = высокопрочный чугун = nodular iron ~ чугун
pig iron = передельный чугун = чугун чушковый = чушковый чугун
cast steel = стальное литье = литая сталь ~ чугун
copper = tamba = медь = медный ~ латунь ! cooper, мел, topper
brass = pital = латунь ~ бронза ! bras, grass
bronze = kansa = бронза = бронзовый ~ латунь
phosphor bronze = фосфористая бронза = оловянно-фосфористая бронза ~ бронза
gunmetal = gun metal = пушечная бронза ~ бронза, оловянная бронза
aluminium = aluminum = алюминий = алюминиевый
die-cast aluminium = литой алюминий = алюминиевое литье = aluminium die casting
silumin = силумин ~ литой алюминий
zinc = jasta = цинк = цинковый
tin metal = олово = оловянный ~ белая жесть ! слово
tinplate = tin plate = белая жесть = жесть = жестяной ~ олово
lead metal = sisa = свинец = свинцовый
nickel = никель = никелевый ~ никелированный
chromium = хром = хромовый ~ хромированный
titanium = титан = титановый ! тиран
tungsten = wolfram = вольфрам = вольфрамовый
molybdenum = молибден = молибденовый
cobalt = кобальт = кобальтовый
magnesium = магний = магниевый ! manganese, марганец
manganese = марганец = марганцевый ! magnesium, магний
antimony = surma metal = сурьма = сурьмяный
bismuth = висмут
cadmium = кадмий
ferroalloy = ferro alloy = ферросплав
ferrosilicon = ferro silicon = ферросилиций ~ ферросплав
ferromanganese = ferro manganese = ферромарганец ~ ферросплав
ferrochrome = ferro chrome = феррохром ~ ферросплав
silicomanganese = silico manganese = силикомарганец = ферросиликомарганец ~ ферросплав
sponge iron = direct reduced iron = губчатое железо = прямовосстановленное железо
iron ore = железная руда = железорудный концентрат = жрс
scrap = kabadi = лом = металлолом = вторсырье металл
galvanized = galvanised = оцинкованный = оцинковка = цинкованный ~ горячее цинкование, никелированный
nickel plated = никелированный = никелировка ~ хромированный
chrome plated = хромированный = хромировка ~ никелированный
powder coated = порошковая окраска = порошковое покрытие = порошковая покраска
anodized = anodised = анодированный = анодирование
black oxide = чернение = воронение = оксидированный
sheet metal = листовой металл = металлический лист = листовой прокат ~ листовая сталь
hot rolled = hr coil = горячекатаный = г/к = горячекатаный прокат ~ холоднокатаный
cold rolled = cr coil = холоднокатаный = х/к = холоднокатаный прокат ~ горячекатаный
steel coil = рулонная сталь = стальной рулон = рулон стальной ~ штрипс
steel strip = стальная лента = полоса стальная = лента стальная
tmt bar = rebar = saria = sariya = арматура строительная = арматурная сталь = reinforcement bar = арматура а500с ~ катанка
wire rod = катанка ~ проволока ! каталка
metal wire = steel wire = проволока = проволочный ~ катанка, провод
wire ~ проволока, провод ! wine
binding wire = вязальная проволока = проволока вязальная
barbed wire = колючая проволока = егоза = concertina
wire mesh = сетка стальная = проволочная сетка = jali ~ сетка рабица
chain link fence = рабица = сетка рабица ~ сварная сетка
welded mesh = сварная сетка = сетка сварная = кладочная сетка
wire rope = steel rope = стальной канат = трос = канат стальной = тросик
round bar = rod metal = пруток = круг стальной = круглый прокат = пруток круглый
hexagon bar = hex bar = пруток шестигранный = шестигранный пруток
шестигранник ~ пруток шестигранный, имбусовый ключ
angle iron = angle bar = уголок = стальной уголок = уголок металлический
channel section = швеллер = c channel
i-beam = h-beam = двутавр = двутавровая балка = двутавровый
billet = биллет = заготовка стальная = заготовка квадратная ~ блюм, слиток
ingot = слиток = чушка ~ биллет
aluminium foil = алюминиевая фольга = фольга
extrusion profile = aluminium extrusion = алюминиевый профиль = профиль алюминиевый = прессованный профиль
metal casting = cast part = отливка = литье = литейный = литая деталь ~ поковка
iron casting = чугунное литье = литье чугунное ~ чугун
sand casting = литье в песчаные формы = green sand casting ~ литье по выплавляемым моделям
investment casting = lost wax casting = литье по выплавляемым моделям = точное литье = precision casting
die casting = pressure die casting = литье под давлением = hpdc ~ литье в кокиль
shell moulding = shell molding = литье в оболочковые формы = оболочковое литье
forging = forged part = поковка = ковка = кованый ~ горячая штамповка, отливка
ring rolling = forged ring = кольцо раскатное = раскатное кольцо = поковка кольцо
stamping = pressed part = штамповка = штампованная деталь = штампованный ~ поковка
sheet metal fabrication = изделия из листового металла = обработка листового металла ~ металлоконструкция
steel structure = fabricated structure = металлоконструкция ~ изделия из листового металла
fastener = крепеж = метиз = крепежное изделие = крепежный
bolt = болт = болтовой ~ винт, шпилька ! борт, вольт, belt, boat
hex bolt = болт шестигранный = болт с шестигранной головкой = шестигранный болт ~ болт
screw fastener = machine screw = винт ~ саморез, болт ! бинт
socket head cap screw = allen bolt = винт с внутренним шестигранником = имбусовый винт = allen screw
self-tapping screw = саморез = шуруп = самонарезающий винт ~ винт
hex nut = bolt nut = гайка = dhibri = гайка шестигранная ~ болт ! майка, чайка, галька
washer = шайба = vasher ~ гровер ! шайка
spring washer = lock washer = гровер = пружинная шайба = шайба гровера ~ шайба
stud bolt = threaded rod = шпилька = резьбовая шпилька = шпилька резьбовая
rivet = заклепка ~ болт
blind rivet = pop rivet = вытяжная заклепка = заклепка вытяжная ~ заклепка
wire nail = iron nail = гвоздь = гвозди строительные
anchor bolt = анкер = анкерный болт ~ дюбель, фундаментный болт
wall plug = dowel plug = дюбель ~ анкер
cotter pin = split pin = шплинт ~ штифт
dowel pin = штифт = цилиндрический штифт ~ шплинт
circlip = snap ring = retaining ring = стопорное кольцо = кольцо стопорное
spring coil = пружина ~ пружина сжатия
compression spring = пружина сжатия ~ пружина
manhole cover = люк = люк чугунный = люк канализационный = крышка люка = канализационный люк ! лук
gully grating = дождеприемник = дождеприемная решетка = ливневая решетка = ливневка
heat treatment = термообработка = закалка = термическая обработка
твч = induction hardening = индукционная закалка = закалка твч
test certificate = mill test certificate = mtc = сертификат качества металла
ultrasonic test = узк = ультразвуковой контроль = узд
ndt = неразрушающий контроль = non destructive testing = дефектоскопия
metal machining = machining service = металлообработка = мехобработка = механическая обработка ~ токарные работы
`;
