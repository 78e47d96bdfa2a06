import type { DemoStaticPage } from '../shapes/demo-catalogue.js';

/** Questions and answers. */
export const faq: DemoStaticPage = {
  link: 'faq',
  title: { en: 'Questions and answers', ru: 'Вопросы и ответы' },
  body: {
    ru: `<h2>Цены и оплата</h2>
<h3>В какой валюте я плачу?</h3><p>Договор заключается в индийских рупиях. Рубли на карточке рассчитаны по курсу Банка России, дата курса указана рядом.</p>
<h3>Почему цена в предложении отличается от карточки?</h3><p>На карточке цена типовой партии. На предложение влияют количество, исполнение, упаковка, документы и условия поставки.</p>
<h3>Что значит «Цена по запросу»?</h3><p>Поставщик считает цену под задачу. Отправьте запрос с требованиями, обычно ответ приходит за пять рабочих дней.</p>
<h2>Запросы</h2>
<h3>Чем отличаются два вида запросов?</h3><p>Запрос из каталога создаётся с карточки: товар и поставщик известны. Запрос по описанию нужен, когда товара в каталоге нет: поставщика подбирает брокер.</p>
<h3>Кто видит мой запрос?</h3><p>Черновик — только вы. Опубликованный запрос — ваша компания и брокер. Поставщик видит его после отправки брокером, без вашего ИНН и контактов.</p>
<h3>Можно ли изменить опубликованный запрос?</h3><p>Напишите менеджеру или отмените запрос и создайте новый кнопкой «Повторить»: содержание перенесётся.</p>
<h3>Какие файлы можно приложить?</h3><p>До 20 МБ каждый: PDF, документы и таблицы Office, текст, изображения.</p>
<h2>Поставка</h2>
<h3>Что значат FOB, CIF и другие буквы?</h3>
<table><thead><tr><th>Условие</th><th>Где переходит риск</th><th>Кто платит фрахт</th></tr></thead><tbody><tr><td>FCA</td><td>при передаче перевозчику в Индии</td><td>покупатель</td></tr><tr><td>FOB</td><td>на борту судна в порту Индии</td><td>покупатель</td></tr><tr><td>CFR, CIF</td><td>на борту судна в порту Индии</td><td>поставщик, до порта назначения; при CIF со страховкой</td></tr><tr><td>CPT, CIP</td><td>при передаче первому перевозчику</td><td>поставщик, до названного места; при CIP со страховкой</td></tr></tbody></table>
<h3>Кто оформляет таможню в России?</h3><p>Ваш таможенный представитель или компания из раздела «Таможенное оформление».</p>
<h3>Нужны ли сертификаты ЕАЭС?</h3><p>Зависит от кода и назначения. Менеджер проверит это до договора; оформление можно заказать в каталоге услуг.</p>
<h2>Учётная запись</h2>
<h3>Почему я не могу отправить запрос?</h3><p>Компания ещё не подписала регламент. Каталог, цены и корзина открыты и до этого; что нужно для подписания, сказано в кабинете.</p>
<h3>Как передать дела на время отпуска?</h3><p>Назначьте замещающего в профиле. Он будет действовать от вашего имени в указанные даты.</p>
<h3>Не приходит письмо</h3><p>Проверьте папку со спамом и адрес в профиле, затем напишите в поддержку.</p>`,
    en: `<h2>Prices and payment</h2>
<h3>In which currency do I pay?</h3><p>The contract is in Indian rupees. Rouble prices on a card are converted at the Bank of Russia’s rate; its date is shown beside them.</p>
<h3>Why does the offer differ from the card?</h3><p>The card gives the price of a typical lot. Quantity, version, packaging, documents and delivery terms change the offer.</p>
<h3>What does “Price on request” mean?</h3><p>The supplier works the price out for your task. Send a request with your requirements; an answer usually comes within five working days.</p>
<h2>Requests</h2>
<h3>What is the difference between the two kinds?</h3><p>A request from the catalogue starts with a card: the goods and the supplier are known. A request by description is for what the catalogue lacks: the broker finds a supplier.</p>
<h3>Who sees my request?</h3><p>A draft: only you. A published one: your company and the broker. The supplier sees it once the broker sends it, without your tax number and contacts.</p>
<h3>Can I change a published request?</h3><p>Write to the manager, or cancel it and make a new one with “Repeat”: the content is carried over.</p>
<h3>What files can I attach?</h3><p>Files up to 20 MB each: PDF, Office documents and tables, text, images.</p>
<h2>Delivery</h2>
<h3>What do FOB, CIF and the other terms mean?</h3>
<table><thead><tr><th>Term</th><th>Where risk passes</th><th>Who pays freight</th></tr></thead><tbody><tr><td>FCA</td><td>on handing over to the carrier in India</td><td>the customer</td></tr><tr><td>FOB</td><td>on board in the Indian port</td><td>the customer</td></tr><tr><td>CFR, CIF</td><td>on board in the Indian port</td><td>the supplier, to the port of destination; with insurance for CIF</td></tr><tr><td>CPT, CIP</td><td>on handing over to the first carrier</td><td>the supplier, to the place named; with insurance for CIP</td></tr></tbody></table>
<h3>Who clears customs in Russia?</h3><p>Your customs agent, or a company from “Customs clearance”.</p>
<h3>Are EAC certificates needed?</h3><p>It depends on the code and the use. The manager checks before the contract; certification can be ordered in the catalogue of services.</p>
<h2>The account</h2>
<h3>Why can’t I send a request?</h3><p>Your company has not signed the regulation yet. The catalogue, prices and the cart are open before that; your account says what signing takes.</p>
<h3>How do I hand my work over while I am away?</h3><p>Name a substitute in your profile, who acts for you on the days you choose.</p>
<h3>An e-mail has not arrived</h3><p>Check your spam folder and the address in your profile, then write to support.</p>`,
  },
};
