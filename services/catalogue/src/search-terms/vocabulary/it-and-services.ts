/** Trade words: it and services. `readVocabulary` describes the format. */
export const itAndServices = `
outsourcing = it outsourcing = аутсорсинг = аутсорсинг разработки = ит-аутсорсинг = offshore development ~ аутстаффинг
outstaffing = staff augmentation = аутстаффинг = аутстаф = аренда разработчиков ~ аутсорсинг
software development = custom software = разработка по = разработка программного обеспечения = разработка на заказ = заказная разработка = разработка софта
software = программное обеспечение = софт ~ разработка по
web development = website development = веб-разработка = разработка сайта = создание сайта = сайт под ключ = web portal
mobile app = mobile application = мобильное приложение = мобилка = разработка мобильных приложений ~ android app, ios app
programmer = developer = coder = программист = разработчик = девелопер
frontend = front-end = фронтенд = фронт-энд
backend = back-end = бэкенд = бэк-энд = серверная разработка
full stack = fullstack = фулстек = full-stack developer = фуллстек
ui ux = ux design = веб-дизайн = дизайн интерфейса = web design
qa = software testing = тестирование по = тестировщик = quality assurance = контроль качества по = qa testing
test automation = automated testing = автотесты = автоматизация тестирования = автотестирование
load testing = performance testing = нагрузочное тестирование = нагрузочные тесты
penetration testing = pentest = пентест = тестирование на проникновение = тест на проникновение ~ информационная безопасность
cybersecurity = information security = информационная безопасность = кибербезопасность = иб = infosec ~ пентест
devops = девопс = ci cd = сопровождение инфраструктуры
cloud = облако = облачный
saas = программа как услуга = облачный сервис
erp = система управления предприятием = ерп = enterprise resource planning ~ 1с
1с = 1c = одинэс = один с = 1с предприятие
sap = сап = sap erp = s4hana
crm = срм = система управления клиентами = цэрээм
edi = electronic data interchange = электронный обмен данными ~ эдо
эдо = электронный документооборот ~ edi
data warehouse = dwh = хранилище данных = кхд ~ витрина данных
business intelligence = bi = бизнес-аналитика = управленческая отчетность = bi отчет = дашборд = dashboard
data analytics = data science = анализ данных = аналитика данных = дата-сайнс = big data
machine learning = машинное обучение ~ искусственный интеллект
artificial intelligence = ai = ии = искусственный интеллект = нейросеть ~ машинное обучение
ocr = распознавание текста = распознавание документов = text recognition
demand forecast = demand planning = прогноз спроса = прогнозирование спроса
iot = internet of things = интернет вещей = iiot = промышленный интернет вещей
technical support = helpdesk = help desk = техподдержка = служба поддержки = техническая поддержка = service desk
call center = call centre = колл-центр = кол-центр = контакт-центр ~ bpo
sla = соглашение об уровне сервиса
data entry = ввод данных = оцифровка ~ оцифровка чертежей
seo = сео = продвижение сайта = поисковая оптимизация = digital marketing
game development = gamedev = геймдев = разработка игр
blockchain = блокчейн
embedded software = firmware = прошивка = встраиваемое по = встроенное по
cad = сапр = 2d-чертеж = автоматизированное проектирование = cad design ! cab, cas
3d modelling = 3д моделирование = 3d-моделирование = трехмерное моделирование = 3d cad model
cad drafting = paper to cad = оцифровка чертежей = чертежные работы = деталировка ~ чертеж
reverse engineering = обратный инжиниринг = реверс-инжиниринг = реинжиниринг = обратное проектирование
fixture design = проектирование оснастки ~ проектирование пресс-форм
mould design = mold design = проектирование пресс-форм ~ проектирование оснастки
cfd = computational fluid dynamics = гидрогазодинамический расчет = расчет гидрогазодинамики = гидродинамическое моделирование = flow analysis = flow simulation ! vfd, cad
fea = fem = мкэ = прочностной расчет = метод конечных элементов = расчет на прочность = finite element analysis = strength analysis ! fee
fatigue analysis = расчет на усталость = усталостный расчет = расчет ресурса
piping design = проектирование трубопроводов = трубная обвязка = проект трубопровода = технологические трубопроводы проект
p and id = технологическая схема = piping and instrumentation = схема трубопроводов и кип
bim = бим = информационное моделирование зданий = revit
structural design = steel structure design = км чертежи = кмд чертежи = проектирование металлоконструкций
engineering design = инженерное проектирование = проектирование ~ инжиниринг, epc
engineering documentation = рабочая документация = detailed engineering = detail design ~ конструкторская документация, техдокументация
contract manufacturing = contract production = контрактное производство ~ производство на заказ, давальческое производство
toll manufacturing = давальческое производство = толлинг ~ контрактное производство
industrial design = промышленный дизайн
shipping = доставка = перевозка = transportation ~ фрахт
logistics = логистика = логистический = грузоперевозки ~ экспедирование
freight forwarding = экспедирование = экспедитор = транспортная экспедиция = тэу
sea freight = ocean freight = морская перевозка = морской фрахт = доставка морем ~ фрахт
air freight = air cargo = авиаперевозка = авиадоставка = авиафрахт = авиагруз = доставка самолетом
rail freight = железнодорожная перевозка = ж/д перевозка = доставка поездом = жд перевозка
road freight = автоперевозка = автодоставка = truck freight = автомобильная перевозка
multimodal = multi-modal = мультимодальный = мультимодальная перевозка = интермодальный = intermodal
fcl = full container load = полный контейнер ~ контейнерная перевозка, сборный груз ! lcl
lcl = groupage = сборный груз = сборка груз = консолидированный груз = less than container load = сборный контейнер ~ полный контейнер ! fcl
reefer = refrigerated container = рефрижератор = реф = рефконтейнер = рефрижераторный контейнер
high cube = хай кьюб = high cube container = высокий контейнер
shipping container = морской контейнер = контейнер морской ~ контейнерная перевозка
dangerous goods = dgr = hazardous cargo = опасный груз = hazmat = adr груз
general cargo = генеральный груз = генгруз
oversize cargo = odc cargo = негабарит = негабаритный груз = project cargo = проектный груз
warehousing = warehouse storage = godown = склад = складирование = ответственное хранение = складской ~ свх
temporary storage warehouse = свх = склад временного хранения ~ склад
consolidation = cargo consolidation = консолидация = консолидация груза = сборка партии
export packing = seaworthy packing = экспортная упаковка = упаковка для экспорта ~ деревянный ящик
cargo insurance = marine insurance = страхование груза = грузовое страхование
customs clearance = customs broker = растаможка = таможенное оформление = таможенный брокер = затаможка = таможенная очистка
hs code = тн вэд = код тн вэд = tariff code = тнвэд = hsn code
certificate of origin = coo = сертификат происхождения = form a = форма a = сертификат ст-1
bill of lading = b/l = коносамент ~ авианакладная
air waybill = awb = авианакладная ~ коносамент
proforma invoice = proforma = проформа = проформа-инвойс = счет-проформа
commercial invoice = коммерческий инвойс = инвойс = счет-фактура экспортный
packing list = упаковочный лист = пакинг-лист
вэд = внешнеэкономическая деятельность = foreign trade
parallel import = параллельный импорт
sourcing agent = buying agent = байер = агент по закупкам = закупочный агент = сорсинг = sourcing
letter of credit = аккредитив
psi inspection = pre-shipment inspection = предотгрузочная инспекция = инспекция перед отгрузкой = отгрузочная инспекция ~ инспекция в процессе
during production inspection = dupro = инспекция в процессе производства ~ предотгрузочная инспекция
loading supervision = container loading supervision = контроль погрузки = надзор за погрузкой = контроль загрузки контейнера
quality inspection = quality control = инспекция качества = отк = проверка качества = контроль качества = qc
factory audit = supplier audit = аудит производства = аудит завода = аудит фабрики = аудит поставщика
social audit = социальный аудит = sedex = smeta
supplier verification = проверка поставщика = due diligence = проверка контрагента = дью дилидженс
lab test = laboratory test = лабораторный анализ = испытания лабораторные ~ протокол испытаний, отбор проб
test report = протокол испытаний ~ лабораторный анализ
sampling inspection = отбор проб ~ лабораторный анализ
certification = сертификация = сертификационный ~ декларация соответствия
eac certificate = eac = еас = сертификат еаэс = сертификат тр тс = сертификат соответствия = сертификация еаэс ~ декларация еаэс
eac declaration = декларация еаэс = декларация тр тс = декларация соответствия = дс тр тс = декларирование соответствия ~ сертификат еаэс
state registration = sgr = сгр = свидетельство о госрегистрации = свидетельство государственной регистрации ~ декларация еаэс
refusal letter = exemption letter = отказное письмо = отказник
honest sign = честный знак = код маркировки = chestny znak = маркировка честный знак = datamatrix
phytosanitary certificate = фитосанитарный сертификат = фито = фитосертификат = фитоконтроль
veterinary certificate = ветеринарный сертификат = ветсертификат = ветсвидетельство
fumigation = фумигация = газация ~ ispm 15
ispm 15 ~ фумигация
haccp = хассп ~ iso 22000
translation = перевод = бюро переводов = переводчик ~ устный перевод
interpreter = устный перевод = переводчик-синхронист = устный переводчик ~ перевод
technical translation = технический перевод = перевод инструкций = перевод техдокументации
localisation = software localization = локализация = локализация интерфейса = русификация
desktop publishing = dtp = верстка = layout typesetting = предпечатная подготовка
voice-over = озвучивание = озвучка = дубляж
notarized translation = нотариальный перевод ~ апостиль
apostille = апостиль ~ нотариальный перевод
trade fair = expo = выставка = exhibition = ярмарка
legal services = юридические услуги = юрист = юридическое сопровождение
patent = патент ~ регистрация товарного знака
trademark registration = регистрация товарного знака ~ патент
accounting services = bookkeeping = бухгалтерские услуги = бухучет
clinical trial = clinical research = cro = клинические исследования
registration dossier = ctd dossier = регистрационное досье = фармацевтическое досье = досье препарата
medical tourism = медицинский туризм = лечение в индии
installation services = пусконаладка = пнр = шефмонтаж = шеф-монтаж = erection and commissioning = пусконаладочные работы
maintenance = amc service = техобслуживание = техническое обслуживание = сервисное обслуживание
calibration services = калибровка ~ поверка
metrological verification = поверка = поверка средств измерений ~ калибровка
`;
