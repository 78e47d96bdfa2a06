import type { DemoStaticPage } from '../shapes/demo-catalogue.js';

/** The complete deal, step by step. */
export const training: DemoStaticPage = {
  link: 'training',
  title: {
    en: 'Training: a deal from request to customs declaration',
    ru: 'Обучение: сделка от запроса до таможенной декларации',
  },
  body: {
    ru: `<p>На этой странице вы пройдёте одну закупку от начала до конца. Пример условный: компания из Самары покупает 12 насосов в Пуне на условиях FOB Нава-Шева. Сроки указаны для типовой сделки, для вашего товара их назовёт менеджер.</p>
<h2>Перед началом</h2>
<ul><li>Зарегистрируйте компанию и проверьте ИНН, КПП и ОГРН в карточке компании.</li><li>Подпишите регламент. Пока он не подписан, каталог и корзина открыты, но запросы отправить нельзя.</li><li>Пригласите коллег в раздел «Команда». На время отпуска назначьте заместителя: этот сотрудник увидит ваши запросы и будет действовать за вас, в истории останутся оба имени.</li></ul>
<h2>Шаг 1. Найдите товар</h2>
<p>Поиск понимает русские и английские слова, артикулы и первые цифры кода ТН ВЭД. На карточке обратите внимание на цену и единицу, минимальную партию, срок отгрузки, условия поставки с местом и долю аванса. Цена поставщика указана в рупиях; рядом показана цена в рублях по курсу Банка России на указанную дату. Она справочная: договор заключается в рупиях.</p>
<p>Если товара нет, опишите его: название, назначение, код, количество и желаемая цена. Приложите чертёж или фотографию: так ответ придёт быстрее.</p>
<h2>Шаг 2. Отправьте запрос</h2>
<p>Создайте запрос с карточки или из корзины. Укажите количество и напишите в комментарии всё, что влияет на цену: материал, исполнение, документы, упаковку, желаемую дату. Черновик сохраняется автоматически. Отправленный запрос видят только брокер и сотрудники вашей компании.</p>
<h2>Шаг 3. Образец</h2>
<p>Если на карточке отмечено «Есть образец», попросите его в комментарии. Ткани, чай и специи приходят курьером за 9–12 дней. Образец хранится у обеих сторон до окончания поставки и служит эталоном при споре.</p>
<h2>Шаг 4. Предложение</h2>
<p>Менеджер уточняет условия у поставщика и вносит цену предложения. Сравните три числа: цену на карточке, цену предложения и расчётную себестоимость на вашем складе. Её удобно считать так:</p>
<table><thead><tr><th>Статья</th><th>Пример, ₽</th></tr></thead><tbody><tr><td>Товар: 12 насосов по курсу дня</td><td>1 415 000</td></tr><tr><td>Фрахт и терминальные расходы</td><td>210 000</td></tr><tr><td>Страхование 0,25 %</td><td>4 100</td></tr><tr><td>Ввозная пошлина по коду 8413 70</td><td>по ставке ЕТТ на дату декларации</td></tr><tr><td>НДС при ввозе</td><td>по действующей ставке от суммы с пошлиной</td></tr><tr><td>Декларация, сертификация, доставка по России</td><td>95 000</td></tr></tbody></table>
<h2>Шаг 5. Договор</h2>
<p>В договоре закрепляются цена в рупиях, условие Incoterms 2020 с местом, график оплаты, срок отгрузки, порядок приёмки и ответственность. Проверьте, что наименования в спецификации совпадают с тем, что вы заявите таможне.</p>
<h2>Шаг 6. Оплата</h2>
<p>Обычный график: 30 % аванс, 70 % после инспекции и перед отгрузкой. После аванса начинается производство: от этой даты считается срок отгрузки на карточке. Банку потребуются договор с уникальным номером, инвойс и сведения о товаре.</p>
<h2>Шаг 7. Производство и инспекция</h2>
<p>За 5–7 дней до готовности закажите предотгрузочную инспекцию. Инспектор проверит количество, размеры, маркировку и работу изделий, а затем пришлёт отчёт с фотографиями. Остаток оплачивается после положительного отчёта.</p>
<h2>Шаг 8. Отгрузка</h2>
<ol><li>Поставщик оформляет экспорт и передаёт груз в порт.</li><li>Линия выдаёт коносамент. Морем до Новороссийска 28–35 суток, до Санкт-Петербурга 38–45, до Владивостока 20–26.</li><li>Комплект документов вы получите в электронном виде: инвойс, упаковочный лист, коносамент, сертификат происхождения, сертификаты качества.</li></ol>
<h2>Шаг 9. Таможня</h2>
<p>До прихода судна сверьте код ТН ВЭД, декларацию или сертификат ЕАЭС, маркировку и происхождение. Подача декларации занимает один день, выпуск при полном комплекте — от нескольких часов до трёх дней.</p>
<h2>Шаг 10. Приёмка</h2>
<p>Сфотографируйте пломбу, прежде чем открыть контейнер. Расхождения оформите актом в срок, указанный в договоре, и сразу напишите менеджеру: претензию поставщику ведёт брокер.</p>
<h2>Что означают статусы</h2>
<table><thead><tr><th>Статус</th><th>Что происходит</th></tr></thead><tbody><tr><td>Черновик</td><td>видите только вы, запрос можно изменить или удалить</td></tr><tr><td>Новый</td><td>запрос отправлен и ждёт менеджера</td></tr><tr><td>В работе</td><td>менеджер назначен, уточняются требования</td></tr><tr><td>Отправлен поставщику</td><td>поставщик видит запрос без ваших контактов</td></tr><tr><td>Получено предложение</td><td>известна цена предложения</td></tr><tr><td>Поставщик выбран</td><td>готовится договор</td></tr><tr><td>Договор подписан</td><td>цена и поставщик зафиксированы</td></tr><tr><td>Оплачен частично</td><td>аванс получен, товар изготавливают или везут</td></tr><tr><td>Завершён</td><td>товар принят, расчёты завершены</td></tr></tbody></table>
<p>Готовы начать? <a href="/catalog/category/">Откройте каталог</a>. Остались вопросы? <a href="/page/faq">Прочитайте ответы</a>.</p>`,
    en: `<p>This page walks you through one purchase from start to finish. The example is fictional: a company in Samara buys 12 pumps in Pune, FOB Nhava Sheva. The times are for a typical deal; your manager will give you the times for your goods.</p>
<h2>Before you begin</h2>
<ul><li>Register your company and check its INN, KPP and OGRN in the company details.</li><li>Sign the regulation. Until then, the catalogue and the cart are open, but you can’t send requests.</li><li>Invite colleagues under “Team”. Choose a substitute for when you’re away: they’ll see your requests and act for you, and both names stay in the history.</li></ul>
<h2>Step 1. Find the goods</h2>
<p>Search understands Russian and English words, vendor codes and the first digits of the HS code. On a product page, check the price and its unit, the minimum order, the lead time, the delivery terms with the place, and the share of the advance. The supplier’s price is in rupees; next to it is the price in roubles at the Bank of Russia rate for the date shown. It’s for reference: the contract is in rupees.</p>
<p>If you can’t find the goods, describe them: name, use, code, quantity and target price. Attach a drawing or a photo to get an answer faster.</p>
<h2>Step 2. Send a request</h2>
<p>Create a request from a product page or from the cart. Enter the quantity and put everything that affects the price in the comment: material, version, documents, packaging, preferred date. Drafts save automatically. Only the broker and your own company can see a sent request.</p>
<h2>Step 3. Sample</h2>
<p>If the product page says that a sample is available, ask for it in the comment. Fabrics, tea and spices arrive by courier in 9–12 days. Both sides keep the sample until the delivery is complete; it’s the reference in a dispute.</p>
<h2>Step 4. Offer</h2>
<p>Your manager agrees the terms with the supplier and enters the offer price. Compare three numbers: the catalogue price, the offer price and your estimated cost at the warehouse. An easy way to add it up:</p>
<table><thead><tr><th>Item</th><th>Example, ₽</th></tr></thead><tbody><tr><td>Goods: 12 pumps at the day’s rate</td><td>1,415,000</td></tr><tr><td>Freight and terminal charges</td><td>210,000</td></tr><tr><td>Insurance, 0.25%</td><td>4,100</td></tr><tr><td>Import duty for code 8413 70</td><td>at the tariff rate on the declaration date</td></tr><tr><td>Import VAT</td><td>at the current rate, on the amount including duty</td></tr><tr><td>Declaration, certification, delivery in Russia</td><td>95,000</td></tr></tbody></table>
<h2>Step 5. Contract</h2>
<p>The contract fixes the price in rupees, the Incoterms 2020 rule with the place, the payment schedule, the lead time, acceptance and liability. Make sure that the names in the specification match those you’ll declare at customs.</p>
<h2>Step 6. Payment</h2>
<p>The usual schedule is 30% in advance and 70% after inspection, before shipment. Production starts after the advance: the lead time in the catalogue counts from that date. Your bank will ask for the contract with its unique number, the invoice and a description of the goods.</p>
<h2>Step 7. Production and inspection</h2>
<p>Order a pre-shipment inspection 5–7 days before the goods are ready. The inspector checks the quantity, dimensions, marking and operation, and sends a report with photos. You pay the balance after a positive report.</p>
<h2>Step 8. Shipment</h2>
<ol><li>The supplier clears the goods for export and delivers them to the port.</li><li>The shipping line issues the bill of lading. By sea to Novorossiysk 28–35 days, to Saint Petersburg 38–45, to Vladivostok 20–26.</li><li>You get the documents as files: invoice, packing list, bill of lading, certificate of origin, quality certificates.</li></ol>
<h2>Step 9. Customs</h2>
<p>Before the ship arrives, check the HS code, the EAC declaration or certificate, the marking and the origin. Filing the declaration takes one day; release with complete documents takes from a few hours to three days.</p>
<h2>Step 10. Acceptance</h2>
<p>Photograph the seal before you open the container. Record any discrepancies in a report within the time set by the contract and write to your manager at once: the broker handles the claim.</p>
<h2>What the statuses mean</h2>
<table><thead><tr><th>Status</th><th>What happens</th></tr></thead><tbody><tr><td>Draft</td><td>only you see it; you can edit or delete it</td></tr><tr><td>New</td><td>the request is sent and waiting for a manager</td></tr><tr><td>In progress</td><td>a manager is assigned and clarifying the requirements</td></tr><tr><td>Sent to supplier</td><td>the supplier sees the request without your contacts</td></tr><tr><td>Offer received</td><td>the offer price is known</td></tr><tr><td>Supplier selected</td><td>the contract is being prepared</td></tr><tr><td>Contract signed</td><td>the price and the supplier are fixed</td></tr><tr><td>Partially paid</td><td>the advance has been received, the goods are being made or are on the way</td></tr><tr><td>Completed</td><td>the goods are accepted, all payments are made</td></tr></tbody></table>
<p>Ready to start? <a href="/catalog/category/">Open the catalogue</a>. Any questions? <a href="/page/faq">Read the answers</a>.</p>`,
  },
};
