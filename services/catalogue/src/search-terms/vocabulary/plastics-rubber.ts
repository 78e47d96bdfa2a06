/** Trade words: plastics rubber. `readVocabulary` describes the format. */
export const plasticsRubber = `
pvc = пвх = поливинилхлорид = polyvinyl chloride ~ винил, непластифицированный пвх ! пвд, пва, pvd, pva, pvp
upvc = нпвх = непластифицированный пвх = pvc-u = unplasticised pvc ~ пвх ! cpvc
cpvc = хпвх = хлорированный поливинилхлорид = chlorinated pvc ~ пвх ! upvc
polyethylene = polythene = полиэтилен = полиэтиленовый = пэ ~ пнд, пвд
hdpe = пнд = полиэтилен низкого давления = high density polyethylene = пэнд = полиэтилен высокой плотности ~ полиэтилен ! ldpe, пвд, lldpe
ldpe = пвд = полиэтилен высокого давления = low density polyethylene = пэвд = полиэтилен низкой плотности ~ лпэнп ! hdpe, пнд, пвх
lldpe = лпэнп = линейный полиэтилен ~ пвд ! ldpe
polypropylene = полипропилен = полипропиленовый = pp = пп ~ полиэтилен
pet plastic = полиэтилентерефталат = пэтф = пэт = лавсан = polyethylene terephthalate ~ полиэфир ! пэ
pet preform = преформа = преформа пэт = preform
polystyrene = полистирол = полистирольный = gpps ~ пенопласт
abs plastic = абс = абс-пластик = акрилонитрилбутадиенстирол ! авс
polycarbonate = поликарбонат = поликарбонатный
acrylic sheet = pmma = оргстекло = акриловое стекло = plexiglass = плексиглас = полиметилметакрилат
ptfe = teflon = фторопласт = тефлон = фторопластовый = тефлоновый = политетрафторэтилен ~ пвдф
pvdf = пвдф = поливинилиденфторид = фторопласт-2 ~ птфэ ! pvdc
polyurethane = полиуретан = полиуретановый = pu = пу ~ пенополиуретан, тпу
pu foam = polyurethane foam = ппу = пенополиуретан ~ поролон, полиуретан
nylon 6 = pa6 = капролон = полиамид-6 = полиамид блочный
pom = polyacetal = delrin = полиацеталь = полиформальдегид = полиоксиметилен
peek = полиэфирэфиркетон = пээк ! peak
uhmwpe = свмпэ = сверхвысокомолекулярный полиэтилен
eva = эва = этиленвинилацетат = сэвилен
tpu = тпу = термополиуретан = термопластичный полиуретан
tpe = тэп = термоэластопласт ~ резина
plastic = пластик = пластмасса = пластиковый = пластмассовый = полимерный = полимер
granules plastic = plastic granule = гранула полимерная = полимерное сырье ~ вторичная гранула
recycled plastic = вторичный полимер = вторичка = вторичная гранула = регранулят = reprocessed granules
pet flake = флекс пэт = пэт хлопья = дробленка пэт
frp = grp = fibreglass = fiberglass = стеклопластик = стеклопластиковый = стеклокомпозит ~ стекловолокно
glass fibre = glass fiber = стекловолокно = стеклоровинг = стеклонить ~ стеклопластик
carbon fibre = carbon fiber = углеволокно = углеродное волокно = карбон ~ углепластик
bakelite = бакелит = карболит = фенопласт
textolite = текстолит = hylam = phenolic cotton laminate
getinax = гетинакс = phenolic paper laminate = paper phenolic sheet
rubber = резина = резиновый = rabar ~ каучук, силикон
rti = рти = резинотехническое изделие = резинотехника = rubber parts = rubber product ~ резина
natural rubber = натуральный каучук = каучук натуральный = rss rubber ~ каучук, латекс
каучук = каучуковый ~ натуральный каучук, резина
latex = латекс = латексный ~ каучук
nbr = бутадиен-нитрильный каучук = nitrile rubber = маслобензостойкая резина = мбс резина ~ нитрил
nitrile = нитрил = нитриловый ~ nbr
epdm = этиленпропиленовый каучук = скэпт = эпдм ~ резина
viton = fkm = фторкаучук = витон = фторкаучуковый
neoprene = неопрен = хлоропреновый каучук = неопреновый = chloroprene
sbr = бутадиен-стирольный каучук = скс каучук = styrene butadiene rubber
reclaimed rubber = регенерат = резиновый регенерат
crumb rubber = резиновая крошка = крошка резиновая
rubber sheet = техпластина = резиновая пластина = листовая резина = рулонная резина
rubber mat = резиновый коврик = коврик резиновый ~ техпластина, резиновое покрытие
rubber flooring = резиновое покрытие ~ резиновый коврик
electrical insulating mat = диэлектрический ковер = диэлектрический коврик ~ резиновый коврик
compressed fibre = caf = паронит = паронитовый = compressed asbestos fibre = asbestos jointing sheet
asbestos = асбест = асбестовый = хризотил
packing cord = rubber cord = резиновый шнур = шнур уплотнительный
foam rubber = sponge rubber = пористая резина = губчатая резина ~ поролон
silicone rubber = силиконовая резина = силиконовый каучук ~ силикон
pvc pipe = труба пвх = пвх труба ~ труба пнд
hdpe pipe = труба пнд = пнд труба ~ труба пвх
ppr pipe = полипропиленовая труба = труба полипропиленовая = труба ppr
plastic film = polymer film = пленка = полимерная пленка ~ стрейч-пленка ! плитка
bopp = боппп = биаксиальный полипропилен = бопп = оппп = bopp film
water tank = plastic tank = бак для воды = пластиковая емкость = sintex ~ накопительная емкость
tarpaulin pvc = тент пвх = пвх тент ~ баннерная ткань
flex banner = баннерная ткань ~ тент пвх
mould = mold = пресс-форма = прессформа = литьевая форма = die mould
`;
