import type { DemoStaticPage } from '../shapes/demo-catalogue.js';

/** The complete deal, step by step. */
export const training: DemoStaticPage = {
  link: 'training',
  title: {
    en: 'Training: a deal from request to customs declaration',
    ru: 'Обучение: сделка от запроса до таможенной декларации',
  },
  body: {
    ru: `<p>Эта страница проводит вас через одну закупку целиком. Пример условный: компания из Самары покупает 12 насосов в Пуне на условиях FOB Нава-Шева. Сроки даны для типовой сделки, по вашему товару их назовёт менеджер.</p>
<h2>Перед началом</h2>
<ul><li>Зарегистрируйте компанию и проверьте ИНН, КПП и ОГРН в карточке компании.</li><li>Подпишите регламент. Пока он не подписан, каталог и корзина открыты, но запросы отправить нельзя.</li><li>Пригласите коллег в раздел «Команда». На время отпуска назначьте замещающего: он увидит ваши запросы и будет действовать от вашего имени, оба имени останутся в истории.</li></ul>
<h2>Шаг 1. Найдите товар</h2>
<p>Поиск понимает русские и английские слова, артикулы и первые цифры кода ТН ВЭД. На карточке смотрите пять вещей: цену и единицу, минимальную партию, срок до отгрузки, условия поставки с местом и долю аванса. Цена поставщика указана в рупиях; рядом пересчёт в рубли по курсу Банка России на указанную дату. Пересчёт справочный, договор заключается в рупиях.</p>
<p>Если товара нет, опишите его: название, назначение, код, количество и желаемая цена. Приложите чертёж или фотографию, с ними ответ приходит быстрее.</p>
<h2>Шаг 2. Отправьте запрос</h2>
<p>Запрос создаётся с карточки или из корзины. Укажите количество и напишите в комментарии всё, что влияет на цену: материал, исполнение, документы, упаковку, желаемую дату. Черновик сохраняется сам. После публикации запрос видят брокер и сотрудники вашей компании, больше никто.</p>
<h2>Шаг 3. Образец</h2>
<p>Если на карточке отмечено «Есть образец», попросите его в комментарии. Ткани, чай и специи приходят курьером за 9–12 дней. Образец хранится у обеих сторон до окончания поставки и служит эталоном при споре.</p>
<h2>Шаг 4. Предложение</h2>
<p>Менеджер уточняет условия у поставщика и вносит цену предложения. Сравните три числа: цену карточки, цену предложения и свою расчётную цену на складе. Последнюю удобно собрать так:</p>
<table><thead><tr><th>Статья</th><th>Пример, ₽</th></tr></thead><tbody><tr><td>Товар, 12 насосов по курсу дня</td><td>1 415 000</td></tr><tr><td>Фрахт и терминальные расходы</td><td>210 000</td></tr><tr><td>Страхование 0,25 %</td><td>4 100</td></tr><tr><td>Ввозная пошлина по коду 8413 70</td><td>по ставке ЕТТ на дату декларации</td></tr><tr><td>НДС при ввозе</td><td>по действующей ставке от суммы с пошлиной</td></tr><tr><td>Декларация, сертификация, доставка по России</td><td>95 000</td></tr></tbody></table>
<h2>Шаг 5. Договор</h2>
<p>В договоре закрепляются цена в рупиях, условие Incoterms 2020 с местом, график оплаты, срок отгрузки, порядок приёмки и ответственность. Проверьте, что наименования в спецификации совпадают с тем, что вы заявите таможне.</p>
<h2>Шаг 6. Оплата</h2>
<p>Обычный график: 30 % аванс, 70 % после инспекции и перед отгрузкой. Аванс запускает производство, от его даты считается срок на карточке. Банку потребуются договор с уникальным номером, инвойс и сведения о товаре.</p>
<h2>Шаг 7. Производство и инспекция</h2>
<p>За 5–7 дней до готовности закажите предотгрузочную инспекцию. Инспектор проверит количество, размеры, маркировку и работу изделий и пришлёт отчёт с фотографиями. Остаток оплачивается после положительного отчёта.</p>
<h2>Шаг 8. Отгрузка</h2>
<ol><li>Поставщик оформляет экспорт и передаёт груз в порт.</li><li>Линия выдаёт коносамент. Морем до Новороссийска 28–35 суток, до Санкт-Петербурга 38–45, до Владивостока 20–26.</li><li>Комплект документов приходит вам в электронном виде: инвойс, упаковочный лист, коносамент, сертификат происхождения, сертификаты качества.</li></ol>
<h2>Шаг 9. Таможня</h2>
<p>Сверьте до прихода судна: код ТН ВЭД, декларацию или сертификат ЕАЭС, маркировку, происхождение. Подача декларации занимает один день, выпуск при полном комплекте — от нескольких часов до трёх дней.</p>
<h2>Шаг 10. Приёмка</h2>
<p>Вскрывайте контейнер с фотографией пломбы. Расхождения фиксируйте актом в течение срока, указанного в договоре, и сразу пишите менеджеру: претензию поставщику ведёт брокер.</p>
<h2>Что означают статусы</h2>
<table><thead><tr><th>Статус</th><th>Что происходит</th></tr></thead><tbody><tr><td>Черновик</td><td>видите только вы, можно изменить или удалить</td></tr><tr><td>Новый</td><td>запрос опубликован и ждёт менеджера</td></tr><tr><td>В работе</td><td>менеджер назначен, уточняются требования</td></tr><tr><td>Отправлен поставщику</td><td>поставщик видит запрос без ваших контактов</td></tr><tr><td>Получено предложение</td><td>известна цена предложения</td></tr><tr><td>Выбран поставщик</td><td>готовится договор</td></tr><tr><td>Договор заключён</td><td>известны цена и поставщик</td></tr><tr><td>Частично оплачен</td><td>аванс получен, товар изготавливается или едет</td></tr><tr><td>Завершён</td><td>товар принят, расчёты закончены</td></tr></tbody></table>`,
    en: `<p>This page takes you through one purchase from beginning to end. The example is made up: a company in Samara buys 12 pumps in Pune, FOB Nhava Sheva. Times are those of a usual deal; your manager will name them for your goods.</p>
<h2>Before you begin</h2>
<ul><li>Register the company and check its tax numbers.</li><li>Sign the regulation. Until then the catalogue and the cart are open, but requests cannot be sent.</li><li>Invite colleagues under “Team”. Name a substitute for your holidays: he sees your requests and acts for you, and both names stay in the history.</li></ul>
<h2>Step 1. Find the goods</h2>
<p>Search understands Russian and English words, vendor codes and the first digits of the customs code. Look at five things on a card: the price and its unit, the minimum lot, the days until shipment, the delivery term with its place, and the advance. The supplier’s price is in rupees; the roubles beside it follow the Bank of Russia’s rate of the date shown and are for reference.</p>
<p>If the goods are not there, describe them: name, use, code, count and the price you have in mind. A drawing or a photograph makes the answer quicker.</p>
<h2>Step 2. Send a request</h2>
<p>A request starts from a card or from the cart. Give the count and write in the comment whatever moves the price: material, version, papers, packing, date. The draft saves itself. Once published, only the broker and your own company see it.</p>
<h2>Step 3. The sample</h2>
<p>Where a card says that a sample is available, ask for it in the comment. Fabrics, tea and spices come by courier in 9–12 days. Both sides keep the sample until the delivery is over; it decides a dispute.</p>
<h2>Step 4. The offer</h2>
<p>The manager settles the terms with the supplier and enters the price offered. Compare three numbers: the card, the offer, and your own cost at the warehouse. A simple way to add up the last one:</p>
<table><thead><tr><th>Item</th><th>Example, ₽</th></tr></thead><tbody><tr><td>Goods, 12 pumps at the day’s rate</td><td>1,415,000</td></tr><tr><td>Freight and terminal charges</td><td>210,000</td></tr><tr><td>Insurance 0.25 %</td><td>4,100</td></tr><tr><td>Import duty for code 8413 70</td><td>by the tariff on the day of declaration</td></tr><tr><td>Import VAT</td><td>at the rate in force, on the sum with duty</td></tr><tr><td>Declaration, certification, delivery in Russia</td><td>95,000</td></tr></tbody></table>
<h2>Step 5. The contract</h2>
<p>It fixes the price in rupees, the Incoterms 2020 rule with its place, the payment schedule, the shipping date, acceptance and liability. See that the names in the specification are those you will declare at customs.</p>
<h2>Step 6. Payment</h2>
<p>Usually 30 % in advance and 70 % after inspection, before shipment. The advance starts production; the lead time on the card counts from its date. Your bank will ask for the contract with its number, the invoice and a description of the goods.</p>
<h2>Step 7. Production and inspection</h2>
<p>Order a pre-shipment inspection 5–7 days before the goods are ready. The inspector checks count, sizes, marking and function, and sends a report with photographs. The balance is paid after a good report.</p>
<h2>Step 8. Shipment</h2>
<ol><li>The supplier clears the export and hands the cargo to the port.</li><li>The line issues the bill of lading. By sea to Novorossiysk 28–35 days, to Saint Petersburg 38–45, to Vladivostok 20–26.</li><li>You receive the papers as files: invoice, packing list, bill of lading, certificate of origin, quality certificates.</li></ol>
<h2>Step 9. Customs</h2>
<p>Check before the ship arrives: the code, the EAC declaration or certificate, the labels, the origin. Filing takes a day; release with complete papers takes from some hours to three days.</p>
<h2>Step 10. Acceptance</h2>
<p>Photograph the seal before opening the container. Record differences in an act within the time the contract gives and write to your manager at once: the broker conducts the claim.</p>
<h2>What the statuses mean</h2>
<table><thead><tr><th>Status</th><th>What happens</th></tr></thead><tbody><tr><td>Draft</td><td>only you see it; change or delete it</td></tr><tr><td>New</td><td>published, waiting for a manager</td></tr><tr><td>In work</td><td>a manager is named, requirements are settled</td></tr><tr><td>Sent to supplier</td><td>the supplier sees it without your contacts</td></tr><tr><td>Offer received</td><td>the offered price is known</td></tr><tr><td>Supplier selected</td><td>the contract is being prepared</td></tr><tr><td>Contracted</td><td>price and supplier are fixed</td></tr><tr><td>Partially paid</td><td>the advance has come, goods are made or on the way</td></tr><tr><td>Completed</td><td>goods accepted, accounts settled</td></tr></tbody></table>`,
  },
};
