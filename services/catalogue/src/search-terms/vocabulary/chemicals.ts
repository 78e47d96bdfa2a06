/** Trade words: chemicals. `readVocabulary` describes the format. */
export const chemicals = `
caustic soda = sodium hydroxide = каустическая сода = едкий натр = гидроксид натрия = каустик = naoh ~ едкое кали
caustic potash = potassium hydroxide = едкое кали = гидроксид калия = koh ~ гидроксид натрия
soda ash = sodium carbonate = кальцинированная сода = карбонат натрия = углекислый натрий = сода кальцинированная ~ пищевая сода
baking soda = sodium bicarbonate = пищевая сода = бикарбонат натрия = гидрокарбонат натрия = двууглекислый натрий = meetha soda = питьевая сода ~ кальцинированная сода
washing soda = стиральная сода = декагидрат карбоната натрия ~ кальцинированная сода
citric acid = лимонная кислота = кислота лимонная = e330 = лимонка
oxalic acid = щавелевая кислота = этандиовая кислота = кислота щавелевая
acetic acid = уксусная кислота = ethanoic acid ~ уксусная эссенция
glacial acetic acid = ледяная уксусная кислота ~ уксусная кислота
formic acid = муравьиная кислота = methanoic acid
lactic acid = молочная кислота = e270
tartaric acid = винная кислота = виннокаменная кислота = e334
benzoic acid = бензойная кислота = e210
salicylic acid = салициловая кислота ~ ацетилсалициловая кислота
stearic acid = стеариновая кислота = стеарин
boric acid = борная кислота ~ бура
borax = тетраборат натрия = suhaga ~ бура, борная кислота
sulfuric acid = sulphuric acid = серная кислота = h2so4 = аккумуляторная кислота
hydrochloric acid = muriatic acid = соляная кислота = хлороводородная кислота
hcl ~ соляная кислота
nitric acid = азотная кислота = hno3
phosphoric acid = ортофосфорная кислота = фосфорная кислота = h3po4 = e338
sulfur = sulphur = gandhak = техническая сера
sulfate = sulphate = сульфат ! sulfite, sulfide, сульфит, сульфид
sulfite = sulphite = сульфит ! sulfate, sulfide, сульфат, сульфид
sulfide = sulphide = сульфид ! sulfate, sulfite, сульфат, сульфит
nitrate = нитрат ! nitrite, нитрит
nitrite ! nitrate, нитрат
chloride = хлорид ! chlorate, chlorite, хлорит
chlorate = хлорат ! chloride, chlorite, хлорит
phosphate = фосфат ! phosphite, фосфит
ethanol = ethyl alcohol = этанол = этиловый спирт = спирт этиловый ~ изопропанол ! methanol, метанол
methanol = methyl alcohol = метанол = метиловый спирт = древесный спирт ! ethanol, этанол
isopropanol = ipa = isopropyl alcohol = изопропанол = изопропиловый спирт = ипс ! propanol
acetone = ацетон = пропанон ~ мэк ! ацетат
mek = methyl ethyl ketone = метилэтилкетон = мэк ~ ацетон ! meg
toluene = толуол = метилбензол ! xylene
xylene = ксилол = диметилбензол ~ толуол ! ксилен
benzene = бензол ! бензин, benzine
ethyl acetate = этилацетат ! methyl acetate
butyl acetate = бутилацетат ! этилацетат
dmf = dimethylformamide = диметилформамид = дмфа ! dmso
dmso = dimethyl sulfoxide = диметилсульфоксид = димексид = дмсо
dichloromethane = methylene chloride = дихлорметан = хлористый метилен = метиленхлорид = dcm
white spirit = уайт-спирит = mineral spirits = mineral turpentine oil
turpentine = скипидар = живичный скипидар
glycerine = глицерин = glycerol = глицерол = e422 ! glycine, глицин
glycine = глицин = аминоуксусная кислота ! glycerine, глицерин, лизин
propylene glycol = mpg = пропиленгликоль = monopropylene glycol ~ этиленгликоль
ethylene glycol = meg = этиленгликоль = моноэтиленгликоль ~ пропиленгликоль ! mek, peg
peg = polyethylene glycol = полиэтиленгликоль = пэг = macrogol = макрогол ! meg, pet
formaldehyde = formalin = формальдегид = формалин
urea = carbamide = карбамид = мочевина = карбамидный
ammonia = аммиак ~ нашатырный спирт
aqua ammonia = ammonia solution = нашатырный спирт = аммиачная вода ~ аммиак
ammonium nitrate = аммиачная селитра = нитрат аммония
saltpetre = potassium nitrate = калийная селитра = нитрат калия = kno3 = shora
potassium permanganate = марганцовка = перманганат калия
hydrogen peroxide = перекись водорода = пероксид водорода = пергидроль = h2o2
sodium hypochlorite = гипохлорит натрия = liquid bleach ~ хлорная известь
bleaching powder = хлорная известь = хлорка ~ гипохлорит кальция
calcium hypochlorite = гипохлорит кальция ~ хлорная известь
alum = fitkari = phitkari = квасцы = алюмокалиевые квасцы ~ сульфат алюминия
pac = polyaluminium chloride = полиоксихлорид алюминия = оксихлорид алюминия = пах = polyaluminum chloride ~ сульфат алюминия
aluminium sulphate = aluminium sulfate = сульфат алюминия = сернокислый глинозем = глинозем сернокислый = сернокислый алюминий ~ квасцы
copper sulphate = copper sulfate = медный купорос = сульфат меди = neela thotha = blue vitriol
ferrous sulphate = ferrous sulfate = железный купорос = сульфат железа = green vitriol ~ фумарат железа
magnesium sulphate = magnesium sulfate = сульфат магния = английская соль = epsom salt = горькая соль = сернокислый магний
zinc sulphate = zinc sulfate = сульфат цинка = цинковый купорос
sodium sulphate = sodium sulfate = сульфат натрия = глауберова соль = glauber salt
calcium chloride = хлористый кальций = хлорид кальция
potassium chloride = хлористый калий = хлорид калия = muriate of potash = mop fertilizer
sodium chloride = хлористый натрий = хлорид натрия ~ техническая соль
industrial salt = техническая соль = соль техническая ~ хлорид натрия
calcium carbonate = карбонат кальция = мел = ground calcium carbonate = углекислый кальций = gcc filler ~ известняк ! мед
quicklime = calcium oxide = негашеная известь = оксид кальция = chuna = комовая известь ~ гашеная известь
slaked lime = hydrated lime = calcium hydroxide = гашеная известь = гидроксид кальция = известь-пушонка = пушонка
gypsum = гипс = гипсовый ~ алебастр
plaster of paris = алебастр = строительный гипс = pop plaster ~ гипс
zinc oxide = оксид цинка = цинковые белила = окись цинка = zno
titanium dioxide = tio2 = диоксид титана = двуокись титана = титановые белила = e171
iron oxide = оксид железа = железоокисный пигмент ~ железный сурик
red oxide = железный сурик = сурик железный ~ оксид железа
carbon black = технический углерод = сажа = техуглерод = газовая сажа
activated carbon = активированный уголь = активный уголь = activated charcoal = уголь активированный
bentonite = бентонит = бентонитовая глина ~ каолин
kaolin = china clay = каолин = белая глина ~ бентонит ! калий
talc = soapstone powder = тальк = talcum
silica gel = силикагель
precipitated silica = белая сажа = осажденный кремнезем ~ аэросил
sodium silicate = жидкое стекло = силикат натрия = water glass
quartz = кварц = кварцевый ~ кварцевый песок
silica sand = кварцевый песок = quartz sand ~ кварц
barite = barytes = барит = баритовый утяжелитель ~ сульфат бария
barium sulphate = barium sulfate = сульфат бария = blanc fixe = бланфикс ~ барит
fluorspar = fluorite = плавиковый шпат = флюорит
graphite = графит = графитовый
mica = слюда = слюдяной
shellac = шеллак ~ lac ! lace, lack
lac ~ шеллак ! lace, lack
rosin = канифоль = colophony ! resin, raisin
resin = смола ! rosin, raisin
epoxy = эпоксидный ~ эпоксидная смола
epoxy resin = эпоксидная смола = эпоксидка = смола эпоксидная ~ отвердитель
hardener = curing agent = отвердитель
menthol = ментол = menthol crystal = мятный кристалл ! methanol
camphor = kapur = камфора = камфара
thymol = тимол ~ ажгон
eugenol = эвгенол ~ масло гвоздики
essential oil = эфирное масло = эфирмасло ~ олеорезин
mint oil = mentha oil = масло мяты = mentha arvensis = мятное масло
clove oil = clove bud oil = гвоздичное масло = масло гвоздики = масло бутонов гвоздики
turmeric oil = масло куркумы
dye = dyestuff = краситель = rang = краска для ткани ~ пигмент
pigment = пигмент = пигментный ~ краситель
reactive dye = активный краситель = реактивный краситель ~ прямой краситель
disperse dye = дисперсный краситель
acid dye = кислотный краситель
vat dye = кубовый краситель
sulphur dye = сернистый краситель ~ сернистый черный
sulphur black = сернистый черный ~ сернистый краситель
azo dye = азокраситель
optical brightener = oba = оптический отбеливатель = optical brightening agent = оо отбеливатель
indigo = индиго = neel = indigo dye
phthalocyanine = фталоцианин = фталоцианиновый
masterbatch = master batch = мастербатч = суперконцентрат = концентрат красителя = маточная смесь
surfactant = пав = поверхностно-активное вещество = сурфактант
labsa = linear alkylbenzene sulphonic acid = лабск = алкилбензолсульфокислота = абск = acid slurry
sles = sodium laureth sulfate = лауретсульфат натрия = слэс
sls = sodium lauryl sulfate = лаурилсульфат натрия = слс
edta = эдта = трилон б = ethylenediaminetetraacetic acid
stpp = sodium tripolyphosphate = триполифосфат натрия = тпфн
fertilizer = fertiliser = удобрение = khad
npk = нитроаммофоска = азофоска = нпк = комплексное удобрение
dap fertilizer = diammonium phosphate = диаммонийфосфат = даф
pesticide = пестицид = ядохимикат = agrochemical = хсзр = сзр ~ инсектицид
insecticide = инсектицид ~ пестицид
herbicide = weedicide = гербицид = weed killer
glyphosate = глифосат = раундап
fungicide = фунгицид ~ протравитель
detergent = моющее средство ~ стиральный порошок
washing powder = laundry detergent = стиральный порошок ~ моющее средство
solvent = растворитель ~ разбавитель
thinner = разбавитель = тиннер = nc thinner ~ растворитель
paint = краска = лкм = лакокрасочный материал = эмаль краска
varnish = лак ! лаг, лук
adhesive = glue = клей = клеевой ~ герметик ! клен
sealant = герметик ~ клей
fevicol = пва = polyvinyl acetate = поливинилацетат = клей пва ! pvc, пвх
hot melt = hotmelt = термоклей = клей-расплав = hot melt adhesive
lubricant = grease = смазка = смазочный материал ~ солидол, литол, моторное масло
engine oil = motor oil = моторное масло = масло моторное ~ трансмиссионное масло
base oil = базовое масло ~ моторное масло
cutting fluid = metalworking fluid = сож = смазочно-охлаждающая жидкость ~ эмульсол
coolant = охлаждающая жидкость ~ антифриз, сож
antifreeze = антифриз = тосол ~ этиленгликоль
bitumen = битум = битумный ~ гудрон, асфальт
paraffin = paraffin wax = парафин = парафиновый ~ воск
wax = воск = восковой ~ парафин
beeswax = пчелиный воск = воск пчелиный
silicone = силикон = силиконовый = кремнийорганический
silicon carbide = карбид кремния = sic carbide ~ корунд
кремний ~ ферросилиций ! кремень, силикон
calcium carbide = карбид кальция = карбид ацетиленовый
water treatment chemical = реагент для водоподготовки = водоподготовка реагент
flocculant = флокулянт ~ коагулянт
coagulant = коагулянт ~ флокулянт
chemical raw material = химсырье = химическое сырье
reagent = реактив = реагент = chemical reagent
`;
