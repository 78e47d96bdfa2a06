/** [days before loading, author's email address, text, whether it asks for information] */
export type ConversationLine = readonly [daysAgo: number, email: string, text: string, asks?: boolean];

/** [request key, supplier key (null in the customer's conversation), messages, the number of messages read by user] */
type Talk = readonly [
  key: string,
  supplier: string | null,
  lines: readonly ConversationLine[],
  readers: Record<string, number>,
];

const MANAGER = 'manager@setu.example';
const MANAGER_2 = 'manager2@setu.example';
const SENIOR = 'senior@setu.example';
const BUYER = 'buyer@volga.example';
const BUYER_2 = 'buyer2@volga.example';
const KAVERI = 'supplier@kaveri.example';
const DECCAN = 'supplier@deccan.example';

// biome-ignore format: one message per line reads as the conversation it is
/** The messages between customers, brokers and suppliers. The broker talks to each side separately. */
export const conversationTable: readonly Talk[] = [
  ['rfc-2', null, [
    [23.6, BUYER, 'Добрый день! До договора нужны образцы: два по 250 г, второй сбор. Доставку образцов оплатим сами.'],
    [23.1, MANAGER, 'Марина Игоревна, здравствуйте. Образцы запросил, отправят курьером из Калькутты, 6–8 дней. Уточните, пожалуйста, адрес для курьера и ИНН получателя.', true],
    [22.7, BUYER_2, 'Самара, Заводское шоссе, 11, склад № 3. Получатель — наша компания, ИНН как в карточке. Принимаем с 9 до 17.'],
    [9.4, BUYER, 'Образцы пришли, дегустация прошла хорошо: настой яркий, типсы есть. Ждём цены.'],
    [1.42, MANAGER, 'Есть два предложения, одно открыл вам на странице запроса. По второму цена выше, зато отгрузка на неделю раньше.'],
    [0.95, BUYER, 'Первое подходит больше, отметили. Аванс 30 %, остаток по копии коносамента: поставщик согласен?', true],
    [0.2, MANAGER, 'Уточняю у поставщика, отвечу сегодня. И ещё: мешки по 25 кг или по 40 кг?', true],
  ], { [BUYER]: 6, [BUYER_2]: 5, [MANAGER]: 6 }],
  ['rfc-2', 'kaveri', [
    [19.8, MANAGER, 'Hello. 600 kg of TGFOP1, second flush of this year, please quote FOB Kolkata with validity of 30 days. Two samples of 250 g first, the buyer pays the courier.'],
    [19.2, KAVERI, 'Samples leave on Thursday by DHL, AWB follows. Is jute or paper sack required, and is a phytosanitary certificate needed in Russian format?', true],
    [18.9, MANAGER, 'Paper sacks of 25 kg with liner. Phyto in the usual form of the Indian NPPO will do, the buyer arranges the rest.'],
    [5.6, KAVERI, 'Our offer is on the page. Second flush lot 0826, sieve and moisture reports can be shared on request.'],
    [0.8, MANAGER, 'Thank you. Would 30% in advance and the balance against a copy of the B/L suit you?', true],
    [0.4, KAVERI, 'Acceptable. Balance within 5 banking days of the B/L copy, please confirm in the contract.'],
  ], { [MANAGER]: 5, [KAVERI]: 6 }],
  ['rfc-2', 'teesta', [
    [18.6, MANAGER, 'Could you offer 600 kg of Assam TGFOP1, second flush, FOB Kolkata? Lead time matters.'],
    [6.3, 'export@teesta.example', 'Offered. We hold 800 kg in Siliguri, so two weeks to port are realistic.'],
  ], { [MANAGER]: 2 }],
  ['rfc-5', 'deccan-tools', [
    [7.8, MANAGER_2, 'VMC-850 with coolant through spindle and probe, commissioning on site in the north-west of Russia. Please quote the machine and the options as separate lines.'],
    [1.6, DECCAN, 'Which control version, 0i-MF Plus type 3 or type 5? And who provides lifting gear on site? The price of commissioning depends on both.', true],
  ], { [MANAGER_2]: 1, [DECCAN]: 2 }],
  ['rfc-5', null, [
    [15.2, 'rival@onega.example', 'Дарья Михайловна, срок для нас важнее скидки: цех сдаём в марте.'],
    [14.8, MANAGER_2, 'Поняла, попрошу поставщика указать срок с учётом пусконаладки. Отправляю ему запрос.'],
  ], { 'rival@onega.example': 2, [MANAGER_2]: 2 }],
  ['rfc-1', null, [
    [11.6, MANAGER_2, 'Договор подписан. Оплатите, пожалуйста, аванс до пятницы, проформа в документах запроса.'],
    [7.95, BUYER, 'Аванс оплатили, платёжное поручение в банке, на странице отметили.'],
    [1.1, BUYER, 'Аванс до сих пор не подтверждён. Деньги дошли, производство уже начали?', true],
  ], { [BUYER]: 3, [BUYER_2]: 2, [MANAGER_2]: 2 }],
  ['rfc-1', 'deccan-flow', [
    [7.7, MANAGER_2, 'The advance is on its way, value date within two days. Please keep the shipping date.'],
    [7.2, 'export@deccan-flow.example', 'Noted with thanks. The castings are in stock, machining starts as soon as you confirm the advance.'],
  ], { [MANAGER_2]: 2, 'export@deccan-flow.example': 2 }],
  ['rfd-19', null, [
    [5.4, BUYER, 'Шкафы приняли. Во втором частотный преобразователь не выходит на связь: акт составили, претензию подали здесь же.'],
    [4.2, SENIOR, 'Марина Игоревна, видим. Пришлите, пожалуйста, заводской номер преобразователя и код ошибки с дисплея.', true],
    [3.3, BUYER_2, 'Номер VF-2231-0417, код F0022. Монтажники пробовали заменить кабель связи, не помогло.'],
    [0.6, SENIOR, 'Завод подтвердил гарантию и готовит замену. Срок назовём завтра.'],
  ], { [BUYER]: 2, [BUYER_2]: 3, [SENIOR]: 3 }],
  ['rfc-24', null, [
    [37.2, 'snab@amur.example', 'В акте 11 люков с пятнами ржавчины под краской, фото приложим к акту. Как поступаем?', true],
    [36.5, MANAGER, 'Передал поставщику. Предложим скидку на партию или замену ближайшим контейнером, что удобнее?', true],
    [35.1, 'snab@amur.example', 'Скидка удобнее: люки зачистим сами.'],
  ], { [MANAGER]: 3, 'snab@amur.example': 3 }],
  ['rfc-37', 'kaveri', [
    [0.38, MANAGER, 'Hello. 1,200 kg of Assam BOP, second flush, FOB Kolkata. The buyer packs tea bags, so moisture must stay under 6.5%. Please quote this week.'],
  ], { [MANAGER]: 1 }],
  ['rfc-38', null, [
    [4.1, 'import@don.example', 'Добрый день. Нужен один контейнер до Новороссийска, фумигация до погрузки обязательна.'],
    [3.6, MANAGER_2, 'Здравствуйте! Приняла запрос. Подскажите, пожалуйста, нужен ли сертификат GMP+?', true],
    [3.1, 'import@don.example', 'Нет, достаточно фитосанитарного и сертификата происхождения.'],
    [1.7, MANAGER_2, 'Спасибо, отправила запрос поставщику. Ответ ждём до четверга.'],
  ], { 'import@don.example': 4, [MANAGER_2]: 4 }],
  ['rfc-38', 'kaveri', [
    [1.75, MANAGER_2, 'One container of Basmati 1509 steamed, CIF Novorossiysk. Fumigation before stuffing, phytosanitary certificate and certificate of origin.'],
    [1.1, KAVERI, 'We can load in the first week of next month. Is a neutral sack acceptable, or should the buyer’s mark be printed?', true],
    [0.7, MANAGER_2, 'A neutral sack is fine, the buyer labels in Russia.'],
  ], { [MANAGER_2]: 3, [KAVERI]: 2 }],
  ['rfc-39', 'kaveri', [
    [4.4, MANAGER, 'Please quote 600 kg of gunpowder green tea, and a price list for six months if you can hold it.'],
    [1.2, MANAGER, 'The time for the offer is over since yesterday. Do you need anything from us?', true],
  ], { [MANAGER]: 2, [KAVERI]: 1 }],
  ['rfc-42', null, [
    [15.6, MANAGER, 'Аванс поступил, поставщик ставит чай в производство. План отгрузки в этапах запроса.'],
    [9.2, 'chai@ladoga.example', 'Спасибо. Трафарет для мешков приложили, просим прислать фото первого мешка.', true],
    [8.7, MANAGER, 'Фото будет к понедельнику, поставщик подтвердил.'],
    [5.3, MANAGER, 'Фото мешка отправил на почту: надпись в две строки, как в макете. Подходит?', true],
    [4.8, 'chai@ladoga.example', 'Подходит, печатайте.'],
  ], { 'chai@ladoga.example': 5, [MANAGER]: 5 }],
  ['rfc-42', 'kaveri', [
    [15.4, MANAGER, 'The advance has arrived. Please start the production, the buyer’s stencil follows.'],
    [8.9, MANAGER, 'The stencil is attached to the request. A photo of the first sack, please.', true],
    [5.6, KAVERI, 'Sent to your mailbox. Two lines, black ink, 30 kg sack.'],
    [4.6, MANAGER, 'Approved by the buyer, thank you.'],
  ], { [MANAGER]: 4, [KAVERI]: 4 }],
  ['rfc-45', 'deccan-tools', [
    [1.2, MANAGER_2, '500 end mills of 8 mm, four flutes, TiN. The buyer asks for a carbide certificate and a table of cutting data.'],
    [0.3, DECCAN, 'Both are available. Do you need the cutting data in Russian?', true],
  ], { [MANAGER_2]: 1, [DECCAN]: 2 }],
  ['rfc-48', null, [
    [3.3, MANAGER_2, 'Договор подписан с обеих сторон, скан в документах. Счёт на аванс отправила.'],
    [2.4, 'oborud@sibir.example', 'Получили, оплата стоит в плане на эту неделю.'],
  ], { 'oborud@sibir.example': 2, [MANAGER_2]: 2 }],
  // Only the claim and its settlement.
  ['rfc-54', null, [], {}],
  ['rfc-64', null, [], {}],
];
