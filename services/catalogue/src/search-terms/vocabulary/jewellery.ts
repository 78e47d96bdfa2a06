/** Trade words: jewellery. `readVocabulary` describes the format. */
export const jewellery = `
jewellery = jewelry = ювелирное изделие = ювелирка = украшение = gehna = ювелирный
imitation jewellery = imitation jewelry = fashion jewellery = costume jewellery = бижутерия = бижутерный = artificial jewellery ~ ювелирное изделие
gold = золото ! sola
silver = chandi = серебро = серебряный ! sliver
sterling silver = silver 925 = серебро 925 = 925 проба
german silver = nickel silver = нейзильбер ~ мельхиор
cupronickel = мельхиор = мельхиоровый ~ нейзильбер
platinum = платина = платиновый
gold plated = позолота = позолоченный = золочение ~ золото
rhodium plated = родированный = родирование
diamond = heera = hira = алмаз ~ бриллиант, фианит
brilliant cut = polished diamond = cut diamond = бриллиант ~ алмаз, фианит
lab grown diamond = cvd diamond = лабораторный бриллиант = выращенный бриллиант = hpht
cubic zirconia = cz stone = фианит = цирконий кубический = american diamond ~ бриллиант
gemstone = gem = ratna = драгоценный камень = самоцвет = драгкамень ~ полудрагоценный камень
semi precious stone = semi-precious = полудрагоценный камень = поделочный камень = полудрагоценный ~ драгоценный камень
ruby = manik = manikya = рубин = рубиновый ! rugby
emerald = panna = изумруд = изумрудный
sapphire = neelam = сапфир = сапфировый ~ желтый сапфир
yellow sapphire = pukhraj = желтый сапфир ~ сапфир
moti = жемчуг = жемчужина = pearl bead ~ перламутр
pearl ~ жемчуг ! pear
mother of pearl = перламутр = перламутровый = seep
coral = moonga = коралл = коралловый
cats eye = lehsunia = кошачий глаз = хризоберилл
hessonite = gomed = гессонит
turquoise = firoza = бирюза = бирюзовый
amethyst = jamunia = аметист
garnet = гранат камень = tamra ratna ~ альмандин, пироп
topaz = топаз
citrine = sunela = цитрин
tourmaline = турмалин
peridot = перидот = хризолит
aquamarine = beruj = аквамарин
moonstone = лунный камень = адуляр
opal = опал = опаловый
agate = hakik = агат = агатовый ~ сердолик, оникс
carnelian = сердолик ~ агат
jasper = яшма
lapis lazuli = lajward = лазурит = ляпис-лазурь
labradorite = лабрадорит
tiger eye = тигровый глаз
rose quartz = розовый кварц
rock crystal = sphatik = горный хрусталь = хрусталь горный
malachite = малахит
tanzanite = танзанит
rudraksha = рудракша = rudraksh
tulsi mala = туласи мала = бусы из туласи
mala beads = japa mala = четки = джапа мала
bead = бусина = бусы = бисер ~ бижутерия
bangle = chudi = churi = браслет жесткий = чури ~ браслет
bracelet = kada = браслет ~ чури
anklet = payal = анклет = ножной браслет = паял
necklace = haar = ожерелье ~ цепочка, чокер
choker = чокер ~ ожерелье
pendant = locket = подвеска = кулон
chain jewellery = цепочка ювелирная = цепочка ~ колье
mangalsutra = мангалсутра
ring finger = anguthi = кольцо ювелирное = перстень = finger ring
earring = jhumka = серьга = jhumki = сережки = балий серьги ~ пирсинг
nose pin = nath = nose ring = кольцо в нос
brooch = брошь
kundan = кундан ~ polki
polki = полки украшение = uncut diamond
tikka jewellery = maang tikka = манг тика = украшение на лоб
toe ring = bichhiya = кольцо на ногу
hair accessory = hair clip = аксессуар для волос = заколка
jewellery box = шкатулка = шкатулка для украшений = jewelry box
carat = karat = карат = ct weight ! карта
hallmark = bis hallmark = пробирное клеймо = ювелирная проба
cufflinks = запонки
`;
