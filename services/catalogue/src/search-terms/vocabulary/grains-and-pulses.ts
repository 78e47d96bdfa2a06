/** Trade words: grains and pulses. `readVocabulary` describes the format. */
export const grainsAndPulses = `
chawal = chaval = rice = рис = чавал ! price, dice, рим, рыс
basmati = басмати = basmathi
parboiled = parboiled rice = sella = парбойлд = пропаренный = пропаренный рис = рис пропаренный = селла
golden sella = голден селла = золотой парбойлд
broken rice = дробленый рис = сечка рисовая = рисовая сечка = рисовая крупка
paddy = dhan = рис-сырец = падди = необрушенный рис ~ рис
brown rice = бурый рис = коричневый рис = нешлифованный рис
sona masoori = sona masuri = сона масури = сона масоори
ponni = понни
swarna = svarna
poha = aval = flattened rice = рисовые хлопья = поха = плющеный рис ! polo
murmura = puffed rice = воздушный рис = мурмура = muri
dal = daal = dhal = дал = split pulses = колотые бобовые ! dam, dial, deal
masoor = masur = masoor dal = red lentil = красная чечевица = масур = масур дал ~ чечевица
lentil = чечевица ~ масур
chana = channa = chickpea = нут = чана = турецкий горох = garbanzo = бараний горох ~ нут дези ! china, chain, нит
kabuli chana = kabuli chickpea = нут кабули = кабули ~ нут
kala chana = desi chana = desi chickpea = bengal gram = нут дези = черный нут ~ нут
chana dal = колотый нут = нут колотый = split chickpea ~ нут
moong = mung = mung bean = маш = green gram = мунг = бобы мунг = moong dal ! мак, мяч, мат
urad = urad dal = black gram = урад = урд = черный маш = black matpe = urid ~ маш ! ural
toor = tur dal = toor dal = arhar = pigeon pea = голубиный горох = тур дал = каянус
rajma = kidney bean = красная фасоль = раджма = фасоль кидни ~ фасоль
lobia = chawli = cowpea = black eyed bean = вигна = коровий горох = black eyed pea = лобия
moth bean = matki = вигна аконитолистная = turkish gram
kulthi = horse gram = култи = долихос
matar = green pea = зеленый горошек ~ горох
vatana = dry pea = yellow pea = сухой горох = желтый горох ~ зеленый горошек
guar = cluster bean = гуар = циамопсис ~ гуаровая камедь
besan = gram flour = chickpea flour = нутовая мука = бесан = chana flour = мука нутовая = гороховая мука нутовая
atta = whole wheat flour = цельнозерновая мука = атта = chakki atta = пшеничная мука цельнозерновая ! data
maida = refined wheat flour = мука высшего сорта = майда ~ пшеничная мука ! maid
wheat flour = пшеничная мука = мука пшеничная ~ цельнозерновая мука
gehun = gehu = wheat = пшеница ~ дурум
durum = durum wheat = дурум = твердая пшеница = пшеница твердых сортов ~ пшеница
sooji = suji = rava = semolina = манка = манная крупа = семолина ! soy
dalia = broken wheat = дробленая пшеница ~ булгур, манка
bulgur = булгур = burghul ~ дробленая пшеница
makka = makki = maize = corn = кукуруза = маис = кукурузный
maize starch = corn starch = cornstarch = кукурузный крахмал = крахмал кукурузный
tapioca starch = tapioca = тапиока = маниоковый крахмал = cassava starch = тапиоковый крахмал ~ саго
sabudana = sago = саго = сабудана = sago pearl ~ тапиока
bajra = pearl millet = жемчужное просо = баджра = африканское просо = bajri ~ просо
ragi = finger millet = дагусса = раги = mandua = nachni = пальчатое просо ~ просо
jowar = sorghum = сорго = джовар = jwari = джугара ~ просо
foxtail millet = kangni = чумиза = могар = итальянское просо ~ просо
proso millet = chena = пшено = просо обыкновенное ~ жемчужное просо
millet = просо ~ жемчужное просо, дагусса, сорго
jau = barley = ячмень ~ перловка, солод
pearl barley = перловка = перловая крупа ~ ячмень
oat = овес = овсяный ~ овсянка
rolled oats = oatmeal = овсянка = овсяные хлопья = геркулес ~ овес
kuttu = buckwheat = гречка = гречиха = гречневая крупа
rajgira = amaranth = амарант = раджгира = amaranthus
quinoa = киноа
singhara = water chestnut = водяной орех = сингхара
makhana = fox nut = phool makhana = макхана = семена лотоса = эуриала = lotus seed
til = sesame = gingelly = кунжут = сезам = teel = sesame seed = ellu ! till, tip, tie, oil
mungfali = moongphali = peanut = groundnut = арахис = земляной орех = арахисовый = moongfali
blanched peanut = бланшированный арахис = арахис без кожицы
soya = soy = soybean = соя = соевый = соевые бобы = soyabean ! соль
soya chunk = nutrela = nutri nuggets = соевое мясо = соевый текстурат = texturized soy protein = tvp
alsi = linseed = flaxseed = льняное семя = семена льна = flax seed = алси ~ лен
surajmukhi = sunflower seed = семечки подсолнечника = семена подсолнечника = подсолнечник
kapas seed = binola = cottonseed = семена хлопчатника = хлопковое семя
arandi = castor seed = клещевина = семена клещевины = эранди ~ касторовое масло
ramtil = niger seed = нигерское семя = нуг
rapeseed = canola = рапс = рапсовый = канола ~ сурепка, горчица
chia = чиа = chia seed = семена чиа ~ семена базилика
isabgol = psyllium = псиллиум = ispaghula = испагула = исабгол = подорожник овальный = шелуха подорожника
de oiled cake = oil meal = шрот = extraction meal ~ жмых
oilcake = khal = жмых ~ шрот
rice bran = рисовые отруби = рисовая мучка ~ масло рисовых отрубей
bran = chokar = отруби ~ рисовые отруби
papad = papadum = poppadom = пападам = appalam ! papaya
seviyan = vermicelli = sewai = вермишель = севиян = semiya
namkeen = sev = bhujia = намкин = бхуджия = соленые закуски
sortex = color sorted = colour sorted = фотосепарированный = сортекс = фотосепарация
color sorter = colour sorter = фотосепаратор = sortex machine = оптический сортировщик
non-gmo = без гмо = gmo free = не гмо
`;
