/** Trade words: tea coffee sweets. `readVocabulary` describes the format. */
export const teaCoffeeSweets = `
chai = tea = чай = chay ! chair, chain, час
ctc = гранулированный чай = чай стс = гранчай = cut tear curl ~ ортодоксальный чай
orthodox tea = листовой чай = ортодоксальный чай ~ гранулированный чай
assam = ассам = ассамский
darjeeling = дарджилинг = даржилинг = дарджилингский
nilgiri = нилгири
dooars = доарс = дуарс
terai = тераи
kangra = кангра
first flush = первый сбор = ферст флаш
second flush = второй сбор = секонд флаш
tgfop = типсовый чай ~ ftgfop1
gunpowder = ганпаудер = gun powder tea
young hyson = янг хайсон = хайсон
tea fannings = фаннингс = чайная крошка = высевки чайные
tea dust = чайная пыль = дуст чайный
silver needle = серебряные иглы = бай хао инь чжэнь
white peony = белый пион = бай му дань
masala chai = masala tea = чай масала = пряный чай = чай со специями
earl grey = эрл грей = чай с бергамотом ~ бергамот
jasmine tea = жасминовый чай = чай с жасмином
tea bag = teabag = чай в пакетиках = пакетированный чай = чайный пакетик
matcha = матча = маття
rooibos = ройбуш = ройбос
herbal tea = травяной чай = фиточай = травяной сбор = tisane
hibiscus = каркаде = гибискус = суданская роза = roselle
camellia sinensis = чайный лист ~ чай
green coffee = зеленый кофе = необжаренный кофе = сырой кофе
arabica = арабика ~ робуста
robusta = робуста ~ арабика
peaberry = пиберри = караколи = кругляк кофе
monsooned malabar = монсунд малабар = муссонный малабар
instant coffee = soluble coffee = растворимый кофе = кофе растворимый
freeze-dried = сублимированный = сублимация = лиофилизированный ~ распылительная сушка
spray-dried = распылительная сушка ~ сублимированный
spray dried coffee = порошковый кофе = кофе порошковый ~ растворимый кофе
agglomerated coffee = агломерированный кофе = гранулированный кофе
chicory = цикорий = цикориевый
decaf = decaffeinated = без кофеина = декаф = декофеинизированный
coffee roasting = обжарка кофе ~ обжаренный кофе
roasted coffee = обжаренный кофе = кофе обжаренный = жареный кофе ~ обжарка кофе
cocoa = какао = cacao ~ шоколад
gur = jaggery = джаггери = гур = gud = джагри ~ тростниковый сахар-сырец, коричневый сахар, пальмовый сахар ! gum, fur
raw sugar = raw cane sugar = сахар-сырец = тростниковый сахар-сырец ~ джаггери
palm jaggery = karupatti = palm sugar = пальмовый сахар = пальмовый джаггери = пальмовый сахар-сырец ~ джаггери
khandsari = khand = khandsari sugar = кхандсари = сульфитный сахар ~ коричневый сахар
brown sugar = demerara = коричневый сахар = демерара = бурый сахар = тростниковый коричневый сахар ~ джаггери
icumsa = икумса
mishri = rock sugar = леденцовый сахар = мишри = candy sugar = навот
cheeni = chini = white sugar = белый сахар = сахар-песок = рафинированный сахар ~ джаггери
sugarcane = ganna = сахарный тростник = тростниковый
molasses = sheera = меласса = патока кормовая = treacle ~ патока
glucose syrup = liquid glucose = крахмальная патока = глюкозный сироп = патока
shahad = honey = мед = пчелиный мед = медовый
mithai = indian sweets = индийские сладости = митхай
soan papdi = sohan papdi = соан папди = сон папди
gulab jamun = гулаб джамун
rasgulla = rosogolla = расгулла
halwa = halva = халва ! halal
toffee = тоффи = ирис
confectionery = кондитерские изделия = кондитерка
biscuit = cookie = печенье ~ крекер
ghee = desi ghee = clarified butter = гхи = топленое масло = ги
vanaspati = ванаспати = hydrogenated vegetable fat = гидрированный растительный жир ~ гхи
paneer = панир = индийский сыр ! panel
milk powder = сухое молоко = молочный порошок ~ сухое обезжиренное молоко
smp = skimmed milk powder = сухое обезжиренное молоко ~ сухое молоко
nariyal tel = coconut oil = кокосовое масло = масло кокосовое ~ копра
til ka tel = gingelly oil = sesame oil = кунжутное масло = масло кунжутное
sarson tel = mustard oil = горчичное масло = масло горчичное
mungfali tel = groundnut oil = peanut oil = арахисовое масло = масло арахисовое
castor oil = касторовое масло = касторка = масло касторовое = arandi oil = рициновое масло ! caster oil
rice bran oil = масло рисовых отрубей = рисовое масло
palm oil = пальмовое масло = масло пальмовое = пальма масло ~ пальмолеин
palmolein = palm olein = пальмолеин = пальмовый олеин ~ пальмовое масло
neem oil = масло нима
edible oil = vegetable oil = растительное масло = пищевое масло
cold pressed = cold-pressed oil = холодного отжима = холодный отжим = kachi ghani = kacchi ghani = сыродавленное
achar = pickle = achaar = ачар = соленья ~ маринад ! char
chutney = чатни = чутни
mango pulp = пюре манго = мякоть манго = манговая пульпа = mango puree
pulp = puree = пюре = пульпа ~ концентрат
alphonso = hapus = альфонсо = альфонс манго
totapuri = тотапури
brix = брикс
ready to eat = rte = готовое блюдо = готовая еда
guar gum = гуаровая камедь = гуар камедь = e412 = е412 = гуаран = гуаровая смола ~ ксантановая камедь
xanthan = xanthan gum = ксантан = ксантановая камедь = e415 = е415 ~ гуаровая камедь
gum arabic = acacia gum = gond = гуммиарабик = камедь акации = e414 = е414
locust bean gum = камедь рожкового дерева = e410 = lbg ~ гуаровая камедь
tamarind kernel powder = tkp = мука косточек тамаринда = тамариндовая камедь
cassia gum = камедь кассии = кассиевая камедь ~ гуаровая камедь
cmc = карбоксиметилцеллюлоза = carboxymethyl cellulose = кмц = e466
agar = агар = агар-агар = china grass = e406
pectin = пектин = e440
gelatin = желатин
carrageenan = каррагинан = e407
thickener = загуститель = hydrocolloid = гидроколлоид
sweetener = подсластитель = сахарозаменитель
stevia = стевия = стевиозид
msg = monosodium glutamate = глутамат натрия = ajinomoto = e621 = усилитель вкуса
dehydrated = сушеный = обезвоженный = дегидратированный
papain = папаин
lecithin = лецитин = e322
`;
