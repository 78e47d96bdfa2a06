/** Trade words: textiles. `readVocabulary` describes the format. */
export const textiles = `
kapda = kapra = fabric = ткань = cloth = материя
cotton = kapas = хлопок = хлопковый = хлопчатобумажный = х/б = хб = rui ~ хлопкополиэфир
raw cotton = cotton lint = хлопок-волокно = cotton bale ~ хлопок-сырец, shankar-6
seed cotton = unginned cotton = хлопок-сырец ~ хлопок-волокно
shankar-6 ~ хлопок-волокно
linen fabric = flax = лен = льняной = лен волокно
linen ~ лен, постельное белье ! liner, лед
silk = resham = шелк = шелковый = reshmi ~ вискоза ! sick, щелк
tussar = tussah = tasar = туссар = тасар = дикий шелк ~ шелк
eri silk = эри шелк = мирный шелк = ahimsa silk ~ шелк
muga = muga silk = муга ~ шелк
raw silk = шелк-сырец ~ шелк
dupion = dupioni = дупион = дюпион ~ шелк
wool = oon = шерсть = шерстяной ~ кашемир
cashmere = pashmina = кашемир = пашмина = кашемировый ~ шерсть
jute = pat san = джут = джутовый = jute fibre ! cute, жгут
hessian = burlap = мешковина = хессиан = джутовая ткань ~ джут
hemp = конопля = пенька = конопляный = пеньковый ~ джут
sisal = сизаль = сизалевый
bamboo = baans = бамбук = бамбуковый
viscose = rayon = вискоза = вискозный = искусственный шелк = вискозное волокно ~ лиоцелл, модал
modal = модал = модальное волокно ~ вискоза
lyocell = tencel = лиоцелл = тенсель ~ вискоза
polyester = полиэстер = полиэфир = полиэфирный = пэф ~ лавсан, полиэтилентерефталат
psf = polyester staple fibre = polyester staple fiber = полиэфирное штапельное волокно = штапельное полиэфирное волокно
polyester filament yarn = pfy = полиэфирная нить = комплексная полиэфирная нить ~ poy, dty, fdy
dty = draw textured yarn = текстурированная нить ~ poy, fdy
poy = partially oriented yarn ~ dty, fdy
fdy = fully drawn yarn ~ poy, dty
nylon = polyamide = нейлон = полиамид = капрон = полиамидный = нейлоновый ~ капролон
acrylic fibre = acrylic yarn = акриловое волокно = акрил пряжа = полиакрилонитрил = нитрон
spandex = elastane = lycra = спандекс = эластан = лайкра
polycotton = poly-cotton = p/c fabric = tc fabric = хлопкополиэфир = поликоттон = смесовая ткань
greige = grey fabric = gray fabric = суровье = суровая ткань = суровая хлопчатобумажная = ткань суровая
calico = бязь = бязевый ~ миткаль
sheeting fabric = простынная ткань = бельевая ткань ~ бязь
percale = перкаль = перкалевый ~ бязь
sateen = cotton satin = сатин ~ атлас
satin = атлас = атласный ~ сатин
poplin = поплин = поплиновый ~ бязь
muslin = malmal = mulmul = муслин = малмал ~ марля, батист
cambric = batiste = батист = камбрик ~ муслин
voile = вуаль = вуалевый ~ батист
gauze = марля = марлевый ~ муслин
twill = саржа = твил = саржевый ~ диагональ
canvas = канвас = парусина = холст ~ брезент
tarpaulin = tirpal = тарпаулин = тент = полог ~ брезент
duck fabric = двунитка = палаточная ткань ~ брезент, парусина
брезент = брезентовый = waxed canvas ~ парусина, тарпаулин
denim = деним = джинсовая ткань = джинсовый
chambray = шамбре ~ деним
corduroy = вельвет = вельветовый ~ бархат
velvet = makhmal = бархат = бархатный ~ велюр, вельвет
velour = велюр = велюровый ~ бархат, плюш
flannel = фланель = фланелевый ~ байка
flannelette = байка = бумазея ~ фланель
gabardine = габардин
taffeta = тафта = taffeta lining
georgette = жоржет = креп-жоржет ~ шифон
chiffon = шифон = шифоновый ~ жоржет
crepe = креп = креповый
organza = органза
brocade = парча = брокат ~ banarasi
banarasi = бенаресский шелк = banaras brocade ~ парча
jacquard = жаккард = жаккардовый
dobby = добби = мелкоузорчатый
seersucker = ткань жатка = сирсакер
khadi = khaddar = кхади = домотканая ткань = handspun
handloom = ручное ткачество = hand woven ~ ручной ткацкий станок
ikat = икат = patola
batik = батик
block print = ручная набойка = набойка = блок-принт
ajrakh = аджрак ~ набойка
kalamkari = каламкари
chikan = chikankari = lucknowi = чикан = чиканкари ~ вышивка
zari = зари = золотное шитье ~ зардози
zardozi = зардози = zardosi ~ зари, вышивка
kantha = канта вышивка = кантха
phulkari = пхулкари
embroidery = вышивка = вышитый
lace = кружево = гипюр = кружевной ! mace, lack
ribbon = тесьма = лента отделочная ~ кружево
jersey fabric = single jersey = кулирка = кулирная гладь = кулирное полотно ~ трикотаж
interlock = интерлок = интерлочное полотно ~ кулирка
rib fabric = рибана = кашкорсе = ластичное полотно
french terry = футер = футерованное полотно ~ флис
fleece = флис = флисовый ~ футер
pique = пике = лакоста ~ кулирка
knitted = трикотаж = трикотажный = вязаный = knitwear
woven = тканое полотно ~ ткань
nonwoven = non-woven = нетканый = нетканка = нетканое полотно ~ спанбонд, спанлейс
spunbond = спанбонд ~ нетканое полотно
spunlace = спанлейс ~ спанбонд
meltblown = мельтблаун ~ спанбонд
geotextile = геотекстиль = дорнит ~ нетканое полотно
felt = войлок = войлочный ~ фетр
yarn = пряжа = пряжевой ~ нить
нитки = нить ~ пряжа, швейная нить
sewing thread = швейная нить = нитки швейные = дхага = dhaga
carded yarn = кардная пряжа = кардный ~ гребенная пряжа
combed yarn = гребенная пряжа = гребенной ~ кардная пряжа
ring spun = кольцевая пряжа = кольцевое прядение = ringspun ~ пневмопряжа
open end yarn = oe yarn = rotor spun = пневмопряжа = роторная пряжа = безверетенная пряжа ~ кольцевая пряжа
mercerized = mercerised = мерсеризованный = мерсеризация
sanforized = sanforised = санфоризация = усадочная отделка
reactive printed = реактивная печать = активная печать
yarn dyed = пестротканый = пестротканая ткань ~ гладкокрашеный
dyed fabric = гладкокрашеный = гладкокрашеная ткань = plain dyed ~ пестротканый
bleached fabric = отбеленный = беленая ткань
technical textile = технический текстиль = техткань
upholstery fabric = мебельная ткань = обивочная ткань = обивка
curtain fabric = портьерная ткань = занавесочная ткань = parda
coated fabric = ткань с покрытием = тентовая ткань = пвх ткань
rexine = pu leather = leatherette = artificial leather = искусственная кожа = экокожа = дерматин = кожзам ~ натуральная кожа
terry = terry cloth = махра = махровая ткань = махровый = turkish towelling
towel = tauliya = полотенце = полотенечный
bed linen = bedsheet set = постельное белье = кпб = комплект постельного белья = bedding set ~ простыня
bed sheet = bedsheet = chadar = простыня ~ постельное белье
bedspread = bedcover = покрывало = чехол на кровать
pillow cover = pillowcase = наволочка ~ подушка
quilt = razai = rajai = стеганое одеяло ~ лоскутное одеяло, плед
blanket = kambal = одеяло ~ плед
throw blanket = плед ~ одеяло
dhurrie = durrie = dari = дхурри = безворсовый ковер = тканый половик ~ ковер
carpet = kaleen = galicha = ковер = ковровый ~ дхурри
rug = коврик = половик ~ ковер
doormat = door mat = придверный коврик = коврик придверный
table linen = столовое белье = table cover = скатерть = tablecloth
napkin = салфетка тканевая = салфетка столовая
kitchen towel = tea towel = кухонное полотенце = вафельное полотенце
wiping rag = cotton waste = ветошь = обтирочный материал = обтирочная ветошь = концы обтирочные ~ вафельное полотно
waffle fabric = вафельное полотно = вафельная ткань ~ ветошь
shoddy = регенерированная шерсть = вторичное волокно = шодди
cushion = подушка = декоративная подушка ~ наволочка
mosquito net = machhardani = москитная сетка = накомарник
oeko-tex = экотекс = эко-текс
gots = organic cotton = органический хлопок ~ хлопок
`;
