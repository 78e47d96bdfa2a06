/** Trade words: places and abbreviations. `readVocabulary` describes the format. */
export const placesAndAbbreviations = `
india = индия = индийский = indian = bharat ! indigo, индиго
russia = россия = российский = russian = рф
mumbai = bombay = мумбаи = бомбей
delhi = new delhi = дели = нью-дели
chennai = madras = ченнаи = мадрас
kolkata = calcutta = калькутта = колката
bengaluru = bangalore = бангалор = бенгалуру
hyderabad = хайдарабад = хайдерабад
ahmedabad = amdavad = ахмадабад = ахмедабад
pune = poona = пуна
surat = сурат
jaipur = джайпур = джайпурский
jodhpur = джодхпур
udaipur = удайпур
kanpur = cawnpore = канпур
lucknow = лакхнау = лакнау
agra = агра
varanasi = banaras = benares = варанаси = бенарес
moradabad = морадабад
ludhiana = лудхиана
amritsar = амритсар
coimbatore = kovai = коимбатур
tiruppur = tirupur = тируппур = тирупур
erode = эрод
madurai = мадурай
kochi = cochin = кочи = кочин
trivandrum = thiruvananthapuram = тривандрам = тируванантапурам
kozhikode = calicut = кожикоде = каликут
alleppey = alappuzha = алеппи = алаппужа
wayanad = ваянад
idukki = идукки
munnar = муннар
mysore = mysuru = майсур
mangalore = mangaluru = мангалор
vadodara = baroda = вадодара = барода
rajkot = раджкот
jamnagar = джамнагар
morbi = morvi = морби
unjha = унджа
guntur = гунтур
nizamabad = низамабад
visakhapatnam = vizag = вишакхапатнам = визаг
vijayawada = виджаявада
nagpur = нагпур
nashik = nasik = насик = нашик
indore = индор
bhopal = бхопал
guwahati = gauhati = гувахати
siliguri = силигури
ranchi = ранчи
jamshedpur = tatanagar = джамшедпур
raipur = райпур
bhubaneswar = бхубанешвар
noida = нойда
gurgaon = gurugram = гургаон = гуруграм
faridabad = фаридабад
chandigarh = чандигарх
goa = гоа
gujarat = гуджарат = гуджаратский
maharashtra = махараштра
rajasthan = раджастхан = раджастханский
punjab = пенджаб = пенджабский
haryana = харьяна
uttar pradesh = уттар-прадеш
madhya pradesh = мадхья-прадеш
andhra pradesh = андхра-прадеш = андхра
telangana = телангана
karnataka = карнатака
kerala = керала
malabar = малабар = малабарский
tamil nadu = tamilnadu = тамилнад = тамил-наду
west bengal = западная бенгалия
odisha = orissa = одиша = орисса
bihar = бихар
kashmir = кашмир = kashmiri = кашмирский
himachal = himachal pradesh = химачал = химачал-прадеш
nhava sheva = jnpt = нава-шева = нхава-шева = jawaharlal nehru port
mundra = мундра = порт мундра
kandla = кандла
tuticorin = thoothukudi = тутикорин
novorossiysk = novorossiisk = новороссийск
vladivostok = владивосток
saint petersburg = st petersburg = санкт-петербург = петербург = спб
moscow = москва = мск = московский
astrakhan = астрахань
nakhodka = находка порт = порт находка
north south corridor = instc = мтк север юг = международный транспортный коридор
made in india = сделано в индии = производство индия = индийское производство
eaeu = eurasian economic union = еаэс = евразэс = евразийский экономический союз = таможенный союз
cis = снг = cis countries
fob = фоб = free on board ~ cif ! fca, fab, fog
cif = сиф = cost insurance freight ~ fob ! gif
cfr = cnf = c and f = cost and freight
exw = ex works = самовывоз с завода = франко-завод
fca = франко-перевозчик
ddp = delivered duty paid = с доставкой и растаможкой
dap delivery = delivered at place = dap incoterms
cpt = carriage paid to
incoterms = инкотермс = условия поставки
moq = minimum order quantity = минимальная партия = минимальный заказ = минимальный объем заказа
oem = original equipment manufacturer = контрактный бренд
rfq = request for quotation = запрос цены = запрос котировок = запрос кп = запрос предложений
kp quotation = коммерческое предложение = quotation = кп = quote
lead time = срок отгрузки = срок изготовления = срок поставки = delivery time
shelf life = срок годности = срок хранения = expiry date
price list = прайс = прайс-лист = pricelist
tender = тендер = закупка = конкурсная закупка = госзакупка
supplier = поставщик = vendor = vikreta
manufacturer = производитель = изготовитель = maker = завод-изготовитель
distributor = дистрибьютор = дистрибутор = дилер = dealer
agent = агент = торговый представитель = dalal
тмц = товарно-материальные ценности = товары и материалы
мтр = материально-технические ресурсы = mro supplies = mro
тз = техническое задание = technical specification = техзадание = terms of reference
гост = gost = госстандарт = государственный стандарт ! гусь
ту = технические условия
iso = исо
astm = астм
isi mark = bis = bis standard = индийский стандарт = bureau of indian standards
ce mark = ce certificate = маркировка ce = сертификат се
fda = fda approved = одобрено fda
coa = certificate of analysis = сертификат анализа = паспорт качества = сертификат качества
msds = safety data sheet = паспорт безопасности = sds = лист безопасности
fssai = фссаи = food license india
apeda = апеда
spices board = совет по специям
tea board = чайный совет = tea board of india
gi tag = geographical indication = географическое указание = нмпт
halal = халяль = халал = халяльный
kosher = кошер = кошерный
vegan = веган = веганский ~ вегетарианский
vegetarian = shakahari = вегетарианский ~ веганский
gluten free = без глютена = безглютеновый
sugar free = без сахара
fair trade = fairtrade = справедливая торговля
gst = индийский ндс
vat = ндс = налог на добавленную стоимость
inn number = инн = налоговый номер
rupee = inr = рупия
ruble = rouble = рубль ! rubble
ic chip = ic = микросхема = integrated circuit = чип
птм = подъемно-транспортное оборудование = погрузочно-разгрузочное оборудование
гсм = горюче-смазочные материалы = fuels and lubricants
ловс = летучие органические соединения = voc
жбк = железобетонная конструкция = precast concrete = жб конструкция
гвс = горячее водоснабжение = hot water supply
хвс = холодное водоснабжение = cold water supply
вик = водоснабжение и канализация = water supply and sewerage
овик = hvac = отопление вентиляция кондиционирование = климатическое оборудование
трк = топливораздаточная колонка = fuel dispenser
азс = автозаправочная станция = fuel station = petrol pump station
гэс = hydro power = гидроэлектростанция
тэц = thermal power plant = теплоэлектроцентраль = тепловая электростанция ! тэн
нпз = refinery = нефтеперерабатывающий завод = oil refinery
гок = горно-обогатительный комбинат = mining plant = обогатительная фабрика
апк = агропромышленный комплекс = agribusiness
жкх = жилищно-коммунальное хозяйство = utilities municipal
лпу = лечебное учреждение = больница = hospital = aspatal
`;
