import type { DemoStaticPage } from '../shapes/demo-catalogue.js';

/** The rules that customers sign. */
export const regulation: DemoStaticPage = {
  link: 'regulation',
  title: { en: 'Regulation of the platform', ru: 'Регламент площадки' },
  body: {
    ru: `<p>Редакция 3 от 1 сентября 2026 года. Регламент определяет порядок работы заказчиков, поставщиков и брокера на площадке Setu. Оператор площадки и брокер — ООО «Сету Трейд Хаус».</p>
<h2>1. Термины</h2>
<p>«Заказчик» — российская организация или предприниматель, чей представитель подписал регламент. «Поставщик» — индийская компания, прошедшая проверку. «Брокер» — оператор площадки, который ведёт запросы. «Карточка» — описание товара или услуги. «Запрос» — обращение заказчика с карточки каталога или по описанию.</p>
<h2>2. Присоединение</h2>
<p>Заказчик присоединяется к регламенту, подписывая его усиленной квалифицированной электронной подписью руководителя или уполномоченного лица. До подписания доступны просмотр каталога и справочные страницы. Брокер вправе подтвердить присоединение по доверенности на бумаге.</p>
<h2>3. Учётные записи</h2>
<ul><li>Каждый сотрудник работает под собственной учётной записью.</li><li>Администратор компании приглашает и удаляет сотрудников.</li><li>Замещающий действует от имени замещаемого, в истории указываются оба.</li><li>О потере доступа следует сообщить в поддержку в течение одного рабочего дня.</li></ul>
<h2>4. Карточки и цены</h2>
<p>Поставщик отвечает за достоверность карточки. Брокер проверяет её содержание и перевод до публикации. Цена указывается в индийских рупиях за единицу. Рублёвая цена рассчитывается по курсу Банка России на указанную дату и не является офертой.</p>
<h2>5. Запросы</h2>
<p>Отправленный запрос обязывает брокера назначить менеджера в течение одного рабочего дня и сообщить результат опроса поставщиков, как правило, в течение пяти рабочих дней. Запрос не обязывает заказчика заключить договор. Наименование, контакты и ИНН заказчика раскрываются поставщику только после заключения договора.</p>
<h2>6. Предложение и договор</h2>
<p>Предложение действительно в течение срока, указанного менеджером. Договор заключается в рупиях с указанием правила Incoterms 2020 и места поставки. Проект готовит брокер, стороны подписывают его электронно или на бумаге.</p>
<h2>7. Оплата и поставка</h2>
<p>Порядок оплаты определяется договором. Срок поставки исчисляется со дня поступления аванса. Переход риска определяется выбранным правилом Incoterms. Частичная отгрузка допускается с согласия заказчика.</p>
<h2>8. Качество и претензии</h2>
<p>Качество подтверждается образцом, сертификатом или отчётом инспекции. Претензия направляется через брокера с приложением акта и фотографий: по количеству — в течение 10 дней, по качеству — 30 дней со дня приёмки, если договором не установлено иное.</p>
<h2>9. Отказ и отмена</h2>
<p>Заказчик вправе отменить запрос, пока он не завершён и не отклонён; брокер и поставщик до того же момента вправе отклонить его. При этом указываются причина из списка и комментарий. Последствия отмены после заключения договора определяет договор. Расходы на уже заказанные образцы и инспекции несёт заказавшая сторона.</p>
<h2>10. Запрещённые действия</h2>
<ul><li>товары, ввоз или вывоз которых запрещён;</li><li>заведомо недостоверные сведения и чужие документы;</li><li>обход площадки по запросу, который ведёт брокер, в течение 12 месяцев;</li><li>автоматический сбор данных без письменного согласия.</li></ul>
<h2>11. Конфиденциальность и данные</h2>
<p>Содержание запросов и цены предложений являются конфиденциальными. Персональные данные обрабатываются по отдельной политике. Вложения доступны только участникам запроса.</p>
<h2>12. Ответственность, споры, изменения</h2>
<p>Брокер отвечает за организацию переговоров и сохранность данных, но не является стороной поставки, если договором не установлено иное. Споры решаются переговорами в течение 30 дней, затем в Арбитражном суде города Москвы по праву Российской Федерации. О новой редакции сообщается за 30 дней; для продолжения работы её требуется подписать.</p>`,
    en: `<p>Version 3 of 1 September 2026. This regulation sets out how customers, suppliers and the broker work on the Setu platform. The platform operator and broker is Setu Trade House LLC. The Russian text prevails.</p>
<h2>1. Terms</h2>
<p>A “customer” is a Russian organisation or entrepreneur whose representative has signed the regulation. A “supplier” is an Indian company that has been checked. The “broker” is the platform operator, which handles requests. A “product” is goods or a service described in the catalogue. A “request” is a customer’s enquiry made from a product page or by description.</p>
<h2>2. Joining</h2>
<p>A customer joins by signing the regulation with the qualified electronic signature of its head or an authorised person. Before that, the catalogue and the help pages are open. The broker may confirm joining on the basis of a paper power of attorney.</p>
<h2>3. Accounts</h2>
<ul><li>Each person works under their own account.</li><li>The company’s administrator invites and removes people.</li><li>A substitute acts for another person; both are named in the history.</li><li>Loss of access must be reported to support within one working day.</li></ul>
<h2>4. Products and prices</h2>
<p>The supplier is responsible for the accuracy of the product’s description. The broker checks its content and translation before publication. The price is in Indian rupees per unit. The rouble price is calculated at the Bank of Russia rate for the date shown and is not an offer.</p>
<h2>5. Requests</h2>
<p>For a sent request, the broker assigns a manager within one working day and reports the suppliers’ answers, as a rule, within five working days. A request does not oblige the customer to enter into a contract. The customer’s name, contacts and tax number are disclosed to the supplier only after the contract.</p>
<h2>6. Offer and contract</h2>
<p>An offer is valid for the period stated by the manager. The contract is made in rupees and states the Incoterms 2020 rule and the place of delivery. The broker drafts it; the parties sign it electronically or on paper.</p>
<h2>7. Payment and delivery</h2>
<p>Payment is made as set out in the contract. The delivery time runs from the day the advance is received. Risk passes under the chosen Incoterms rule. Partial shipments require the customer’s consent.</p>
<h2>8. Quality and claims</h2>
<p>Quality is confirmed by a sample, a certificate or an inspection report. Claims are sent through the broker with a report and photographs: for quantity within 10 days, for quality within 30 days of acceptance, unless the contract says otherwise.</p>
<h2>9. Refusal and cancellation</h2>
<p>A customer may cancel a request until it is completed or rejected; the broker and the supplier may reject it until then. A reason from the list and a comment are required. The consequences of a cancellation after the contract are set by the contract. Samples and inspections already ordered are paid for by the party that ordered them.</p>
<h2>10. What is not allowed</h2>
<ul><li>goods whose import or export is prohibited;</li><li>knowingly false information and other people’s documents;</li><li>bypassing the platform on a request handled by the broker, for 12 months;</li><li>automated data collection without written consent.</li></ul>
<h2>11. Confidentiality and data</h2>
<p>The content of requests and the prices offered are confidential. Personal data is processed under a separate policy. Attachments are available only to the parties to the request.</p>
<h2>12. Liability, disputes, changes</h2>
<p>The broker is responsible for organising negotiations and keeping data safe, but is not a party to the supply unless the contract says otherwise. Disputes are settled by negotiation within 30 days, then by the Moscow Arbitrazh Court under the law of the Russian Federation. A new version is announced 30 days in advance and must be signed to continue working.</p>`,
  },
};
