import type { DemoStaticPage } from '../shapes/demo-catalogue.js';

/** The rules that customers sign. */
export const regulation: DemoStaticPage = {
  link: 'regulation',
  title: { en: 'Regulation of the platform', ru: 'Регламент площадки' },
  body: {
    ru: `<p>Редакция 3 от 1 сентября 2026 года. Регламент определяет порядок работы покупателей, поставщиков и брокера на площадке Setu. Оператор площадки и брокер — ООО «Сету Трейд Хаус».</p>
<h2>1. Термины</h2>
<p>«Покупатель» — российская организация или предприниматель, чей представитель подписал регламент. «Поставщик» — индийская компания, прошедшая проверку. «Брокер» — оператор площадки, который ведёт запросы. «Карточка» — описание товара или услуги. «Запрос» — обращение покупателя с карточки каталога или по описанию.</p>
<h2>2. Присоединение</h2>
<p>Покупатель присоединяется к регламенту, подписывая его усиленной квалифицированной электронной подписью руководителя или уполномоченного лица. До подписания доступны просмотр каталога и справочные страницы. Брокер вправе подтвердить присоединение по доверенности на бумаге.</p>
<h2>3. Учётные записи</h2>
<ul><li>Каждый сотрудник работает под собственной учётной записью.</li><li>Администратор компании приглашает и удаляет сотрудников.</li><li>Замещающий действует от имени замещаемого, в истории указываются оба.</li><li>О потере доступа следует сообщить в поддержку в течение одного рабочего дня.</li></ul>
<h2>4. Карточки и цены</h2>
<p>Поставщик отвечает за достоверность карточки. Брокер проверяет её содержание и перевод до публикации. Цена указывается в индийских рупиях за единицу. Рублёвая цена рассчитывается по курсу Банка России на указанную дату и не является офертой.</p>
<h2>5. Запросы</h2>
<p>Опубликованный запрос обязывает брокера назначить менеджера в течение одного рабочего дня и сообщить результат опроса поставщиков, как правило, в течение пяти рабочих дней. Запрос не обязывает покупателя заключить договор. Наименование, контакты и ИНН покупателя раскрываются поставщику только после заключения договора.</p>
<h2>6. Предложение и договор</h2>
<p>Предложение действительно в течение срока, указанного менеджером. Договор заключается в рупиях с указанием правила Incoterms 2020 и места поставки. Проект готовит брокер, стороны подписывают его электронно или на бумаге.</p>
<h2>7. Оплата и поставка</h2>
<p>Порядок оплаты определяется договором. Срок поставки исчисляется со дня поступления аванса. Переход риска определяется выбранным правилом Incoterms. Частичная отгрузка допускается с согласия покупателя.</p>
<h2>8. Качество и претензии</h2>
<p>Качество подтверждается образцом, сертификатом или отчётом инспекции. Претензия направляется через брокера с приложением акта и фотографий: по количеству — в течение 10 дней, по качеству — 30 дней со дня приёмки, если договором не установлено иное.</p>
<h2>9. Отказ и отмена</h2>
<p>Покупатель вправе отменить запрос, пока он не завершён и не отклонён; брокер и поставщик до того же момента вправе отклонить его. При этом указываются причина из списка и комментарий. Последствия отмены после заключения договора определяет договор. Расходы на уже заказанные образцы и инспекции несёт заказавшая сторона.</p>
<h2>10. Запрещённые действия</h2>
<ul><li>товары, ввоз или вывоз которых запрещён;</li><li>заведомо недостоверные сведения и чужие документы;</li><li>обход площадки по запросу, который ведёт брокер, в течение 12 месяцев;</li><li>автоматический сбор данных без письменного согласия.</li></ul>
<h2>11. Конфиденциальность и данные</h2>
<p>Содержание запросов и цены предложений являются конфиденциальными. Персональные данные обрабатываются по отдельной политике. Вложения доступны только участникам запроса.</p>
<h2>12. Ответственность, споры, изменения</h2>
<p>Брокер отвечает за организацию переговоров и сохранность данных, но не является стороной поставки, если договором не установлено иное. Споры решаются переговорами в течение 30 дней, затем в Арбитражном суде города Москвы по праву Российской Федерации. О новой редакции сообщается за 30 дней; для продолжения работы её требуется подписать.</p>`,
    en: `<p>Edition 3 of 1 September 2026. The regulation sets how customers, suppliers and the broker work on the Setu platform. The operator and broker is Setu Trade House (OOO Setu Trade House). The Russian text prevails.</p>
<h2>1. Terms</h2>
<p>A “customer” is a Russian organisation or entrepreneur whose representative has signed the regulation. A “supplier” is an Indian company that has been checked. The “broker” is the operator who conducts requests. A “card” describes goods or a service. A “request” is a customer’s enquiry from a card or from a description.</p>
<h2>2. Joining</h2>
<p>A customer joins by signing with a qualified electronic signature of its head or an authorised person. Before that the catalogue and the help pages are open. The broker may confirm joining by a power of attorney on paper.</p>
<h2>3. Accounts</h2>
<ul><li>Everyone works under an account of his own.</li><li>The company’s administrator invites and removes people.</li><li>A substitute acts for another person; both are named in the history.</li><li>Loss of access is reported to support within one working day.</li></ul>
<h2>4. Cards and prices</h2>
<p>The supplier answers for the card. The broker checks its content and translation before publication. The price is in Indian rupees per unit. The rouble price follows the Bank of Russia’s rate of the date shown and is not an offer.</p>
<h2>5. Requests</h2>
<p>For a published request the broker names a manager within one working day and reports on the suppliers’ answers as a rule within five. A request does not bind the customer to a contract. The customer’s name, contacts and tax number are shown to the supplier only after the contract.</p>
<h2>6. Offer and contract</h2>
<p>An offer is valid for the time the manager states. The contract is made in rupees and names the Incoterms 2020 rule and the place. The broker drafts it; the parties sign electronically or on paper.</p>
<h2>7. Payment and delivery</h2>
<p>Payment follows the contract. Delivery time counts from the day the advance arrives. Risk passes by the chosen Incoterms rule. Part shipments need the customer’s consent.</p>
<h2>8. Quality and claims</h2>
<p>Quality is shown by a sample, a certificate or an inspection report. Claims go through the broker with an act and photographs: for quantity within 10 days, for quality within 30 days of acceptance, unless the contract says otherwise.</p>
<h2>9. Refusal and cancellation</h2>
<p>A customer may cancel a request until it is completed or rejected; the broker and the supplier may reject it until then, each with a reason from the list and a comment. What follows from a cancellation after the contract, the contract says. Whoever ordered samples or inspections pays for them.</p>
<h2>10. What is not allowed</h2>
<ul><li>goods whose import or export is forbidden;</li><li>false statements and other people’s papers;</li><li>going round the platform on a request the broker conducts, for 12 months;</li><li>automatic collection of data without written consent.</li></ul>
<h2>11. Confidence and data</h2>
<p>The content of requests and offered prices are confidential. Personal data are processed under a policy of their own. Attachments are open to the parties of the request only.</p>
<h2>12. Liability, disputes, changes</h2>
<p>The broker answers for the conduct of talks and for the data, but is no party to the supply unless the contract says so. Disputes are settled by talks within 30 days, then by the Arbitrazh Court of Moscow under Russian law. A new edition is announced 30 days ahead and must be signed to go on working.</p>`,
  },
};
