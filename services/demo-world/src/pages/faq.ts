import type { DemoStaticPage } from '../shapes/demo-catalogue.js';

/** Questions and answers. */
export const faq: DemoStaticPage = {
  link: 'faq',
  title: { en: 'Questions and answers', ru: 'Вопросы и ответы' },
  body: {
    ru: `<h2>Цены и оплата</h2>
<h3>В какой валюте я плачу?</h3><p>Договор заключается в индийских рупиях. Цена в рублях на карточке рассчитана по курсу Банка России, дата курса указана рядом.</p>
<h3>Почему цена в предложении отличается от карточки?</h3><p>На карточке указана цена типовой партии. Предложение зависит от количества, исполнения, упаковки, документов и условий поставки.</p>
<h3>Что значит «Цена по запросу»?</h3><p>Поставщик рассчитывает цену под вашу задачу. Отправьте запрос с требованиями: обычно ответ приходит за пять рабочих дней.</p>
<h2>Запросы</h2>
<h3>Чем отличаются два вида запросов?</h3><p>Запрос из каталога вы создаёте с карточки: товар и поставщик известны. Запрос по описанию нужен, если товара нет в каталоге: поставщика подберёт брокер.</p>
<h3>Кто видит мой запрос?</h3><p>Черновик видите только вы, отправленный запрос — ваша компания и брокер. Поставщик увидит его, когда брокер отправит запрос, без вашего ИНН и контактов.</p>
<h3>Можно ли изменить отправленный запрос?</h3><p>Напишите менеджеру. Или отмените запрос и создайте новый кнопкой «Повторить»: содержание перенесётся.</p>
<h3>Какие файлы можно приложить?</h3><p>PDF, документы и таблицы Office, текст и изображения, до 20 МБ каждый файл.</p>
<h2>Поставка</h2>
<h3>Что значат FOB, CIF и другие условия?</h3>
<table><thead><tr><th>Условие</th><th>Где переходит риск</th><th>Кто платит фрахт</th></tr></thead><tbody><tr><td>FCA</td><td>при передаче перевозчику в Индии</td><td>заказчик</td></tr><tr><td>FOB</td><td>на борту судна в порту Индии</td><td>заказчик</td></tr><tr><td>CFR, CIF</td><td>на борту судна в порту Индии</td><td>поставщик, до порта назначения; при CIF со страховкой</td></tr><tr><td>CPT, CIP</td><td>при передаче первому перевозчику</td><td>поставщик, до названного места; при CIP со страховкой</td></tr></tbody></table>
<h3>Кто занимается таможенным оформлением в России?</h3><p>Ваш таможенный представитель или компания из раздела «Таможенное оформление».</p>
<h3>Нужны ли сертификаты ЕАЭС?</h3><p>Это зависит от кода и назначения. Менеджер проверит это до договора, а сертификацию можно заказать в каталоге услуг.</p>
<h2>Аккаунт</h2>
<h3>Почему я не могу отправить запрос?</h3><p>Ваша компания ещё не подписала регламент. Каталог, цены и корзина доступны и до подписания. Что для него нужно, показано на рабочем столе.</p>
<h3>Как передать дела на время отпуска?</h3><p>Назначьте заместителя в профиле. В указанные даты этот сотрудник будет действовать за вас.</p>
<h3>Не приходит письмо</h3><p>Проверьте папку со спамом и адрес в профиле, затем напишите в поддержку.</p>
<h2>Не нашли ответ?</h2>
<p>Посмотрите <a href="/page/training">обучение</a> или напишите нам: адреса на странице <a href="/page/contacts">«Контакты»</a>.</p>`,
    en: `<h2>Prices and payment</h2>
<h3>In which currency do I pay?</h3><p>Contracts are in Indian rupees. Rouble prices of products are converted at the Bank of Russia rate; the date of the rate is shown next to them.</p>
<h3>Why does the price in the offer differ from the catalogue?</h3><p>The catalogue shows the price for a typical lot. The offer depends on the quantity, version, packaging, documents and delivery terms.</p>
<h3>What does “Price on request” mean?</h3><p>The supplier calculates the price for your specific needs. Send a request with your requirements: you’ll usually get an answer within five working days.</p>
<h2>Requests</h2>
<h3>What’s the difference between the two kinds of request?</h3><p>You create a request from the catalogue on a product page: the product and the supplier are known. A request by description is for products that aren’t in the catalogue: the broker finds a supplier.</p>
<h3>Who can see my request?</h3><p>Only you can see a draft. Your company and the broker can see a sent request. The supplier sees it once the broker sends it, without your tax number and contacts.</p>
<h3>Can I change a sent request?</h3><p>Write to your manager. Or cancel the request and create a new one with “Repeat request”: the content is copied.</p>
<h3>Which files can I attach?</h3><p>PDF, Office documents and spreadsheets, text and images, up to 20 MB per file.</p>
<h2>Delivery</h2>
<h3>What do FOB, CIF and the other terms mean?</h3>
<table><thead><tr><th>Term</th><th>Where risk passes</th><th>Who pays freight</th></tr></thead><tbody><tr><td>FCA</td><td>on handover to the carrier in India</td><td>the customer</td></tr><tr><td>FOB</td><td>on board in the Indian port</td><td>the customer</td></tr><tr><td>CFR, CIF</td><td>on board in the Indian port</td><td>the supplier, to the port of destination; CIF includes insurance</td></tr><tr><td>CPT, CIP</td><td>on handover to the first carrier</td><td>the supplier, to the named place; CIP includes insurance</td></tr></tbody></table>
<h3>Who clears customs in Russia?</h3><p>Your customs agent, or a company from the “Customs clearance” section.</p>
<h3>Are EAC certificates needed?</h3><p>It depends on the code and the intended use. Your manager will check this before the contract, and you can order certification in the service catalogue.</p>
<h2>Your account</h2>
<h3>Why can’t I send a request?</h3><p>Your company hasn’t signed the regulation yet. The catalogue, prices and the cart are available before that. Your dashboard shows what you need to sign it.</p>
<h3>How do I hand over my work while I’m away?</h3><p>Choose a substitute in your profile. They will act for you on the dates you set.</p>
<h3>I haven’t received an email</h3><p>Check your spam folder and the address in your profile, then contact support.</p>
<h2>No answer here?</h2>
<p>See the <a href="/page/training">training</a>, or write to us: the addresses are on the <a href="/page/contacts">contacts</a> page.</p>`,
  },
};
