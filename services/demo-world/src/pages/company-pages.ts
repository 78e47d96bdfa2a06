import type { DemoStaticPage } from '../shapes/demo-catalogue.js';

/** The pages About, Mission, Contacts and News. */
export const companyPages: DemoStaticPage[] = [
  {
    link: 'about',
    title: { en: 'About us', ru: 'О компании' },
    body: {
      ru: `<p>Setu — площадка закупок товаров и услуг из Индии для российских компаний. Слово «сету» на санскрите значит «мост». Мы собираем карточки поставщиков на двух языках, проверяем их и ведём каждую сделку от запроса до приёмки.</p>
<h2>Что мы делаем</h2>
<ul><li><strong>Проверяем поставщиков.</strong> Регистрация, налоговый учёт, экспортный код, производство. Каждый четвёртый кандидат получает отказ.</li><li><strong>Проверяем и переводим карточки.</strong> Редактор сверяет код, единицы и характеристики, переводчик делает русский текст, второй человек смотрит готовую карточку.</li><li><strong>Ведём переговоры.</strong> Менеджер со знанием отрасли получает цену, образцы и сроки, готовит договор.</li><li><strong>Сопровождаем поставку.</strong> Инспекция, документы, доставка, сертификация — через проверенных исполнителей из каталога услуг.</li></ul>
<h2>Как мы зарабатываем</h2>
<p>Поиск, запросы и переговоры для покупателя бесплатны. Вознаграждение брокера включается в цену договора и указывается в предложении отдельной строкой.</p>
<h2>Кто мы</h2>
<p>ООО «Сету Трейд Хаус» основано в 2022 году. Команда работает в Москве, инспекторы и редакторы — в Пуне, Ченнаи и Нью-Дели.</p>`,
      en: `<p>Setu is a platform where Russian companies buy goods and services from India. “Setu” is Sanskrit for a bridge. We gather suppliers’ cards in two languages, check them, and conduct every deal from request to acceptance.</p>
<h2>What we do</h2>
<ul><li><strong>We check suppliers.</strong> Registration, tax record, export code, plant. One candidate in four is refused.</li><li><strong>We check and translate cards.</strong> An editor compares code, units and figures, a translator writes the Russian text, a second person reads the finished card.</li><li><strong>We conduct the talks.</strong> A manager who knows the trade obtains price, samples and dates and drafts the contract.</li><li><strong>We see the delivery through.</strong> Inspection, papers, freight and certification come from checked providers in the catalogue of services.</li></ul>
<h2>How we earn</h2>
<p>Search, requests and talks are free for the customer. The broker’s fee is part of the contract price and stands on a line of its own in the offer.</p>
<h2>Who we are</h2>
<p>OOO Setu Trade House was founded in 2022. The team works in Moscow; inspectors and editors work in Pune, Chennai and New Delhi.</p>`,
    },
  },
  {
    link: 'mission',
    title: { en: 'Mission', ru: 'Миссия' },
    body: {
      ru: `<p>Мы хотим, чтобы закупка в Индии была для российской компании такой же ясной, как закупка у соседа.</p>
<h2>Во что мы верим</h2>
<ul><li><strong>Ясность дешевле доверия.</strong> Цена с датой курса, минимальная партия, срок и условия поставки стоят на карточке, а не выясняются неделю в переписке.</li><li><strong>Два языка — два равных текста.</strong> Русская карточка написана, а не переведена машиной и забыта.</li><li><strong>Небольшой завод заслуживает покупателя.</strong> Хорошему производителю из Раджкота или Колхапура не нужен отдел экспорта, чтобы его нашли.</li><li><strong>Отказ — тоже услуга.</strong> Если товара нет или риск велик, мы говорим об этом сразу и объясняем почему.</li></ul>
<h2>Чего мы не делаем</h2>
<p>Не продаём места в списках, не скрываем поставщика после договора, не обещаем сроков, которых не подтвердил завод.</p>`,
      en: `<p>We want buying in India to be as clear for a Russian company as buying next door.</p>
<h2>What we believe</h2>
<ul><li><strong>Clarity costs less than trust.</strong> The price with its rate date, the minimum lot, the lead time and the terms stand on the card; nobody needs a week of letters to learn them.</li><li><strong>Two languages, two equal texts.</strong> The Russian card is written, not machine-made and forgotten.</li><li><strong>A small plant deserves a buyer.</strong> A good maker in Rajkot or Kolhapur needs no export department to be found.</li><li><strong>Saying no is a service too.</strong> Where goods cannot be had or the risk is high we say so at once, and why.</li></ul>
<h2>What we do not do</h2>
<p>We sell no places in lists, hide no supplier after the contract, and promise no date the factory has not confirmed.</p>`,
    },
  },
  {
    link: 'contacts',
    title: { en: 'Contacts', ru: 'Контакты' },
    body: {
      ru: `<h2>Москва</h2>
<p>ООО «Сету Трейд Хаус»<br>119019, г. Москва, ул. Новый Арбат, д. 15, этаж 11<br>Телефон <a href="tel:+74951204418">+7 495 120-44-18</a>, пн–пт, 9:00–19:00 по Москве</p>
<table><thead><tr><th>Вопрос</th><th>Куда писать</th></tr></thead><tbody><tr><td>Запросы и сделки</td><td><a href="mailto:deals@setu.example">deals@setu.example</a></td></tr><tr><td>Стать поставщиком</td><td><a href="mailto:suppliers@setu.example">suppliers@setu.example</a></td></tr><tr><td>Доступ и работа сайта</td><td><a href="mailto:support@setu.example">support@setu.example</a></td></tr><tr><td>Персональные данные</td><td><a href="mailto:privacy@setu.example">privacy@setu.example</a></td></tr></tbody></table>
<h2>Индия</h2>
<p>Редакция и инспекция: Пуна, район Аундх. Приём образцов: Ченнаи, Джордж-Таун. Адрес для отправки образца менеджер сообщит по номеру запроса.</p>
<h2>Как быстрее получить ответ</h2>
<p>Назовите восьмизначный номер запроса: по нему мы сразу видим историю и менеджера.</p>`,
      en: `<h2>Moscow</h2>
<p>OOO Setu Trade House<br>15 Novy Arbat, floor 11, Moscow 119019<br>Phone <a href="tel:+74951204418">+7 495 120-44-18</a>, Monday to Friday, 9:00–19:00 Moscow time</p>
<table><thead><tr><th>About</th><th>Write to</th></tr></thead><tbody><tr><td>Requests and deals</td><td><a href="mailto:deals@setu.example">deals@setu.example</a></td></tr><tr><td>Becoming a supplier</td><td><a href="mailto:suppliers@setu.example">suppliers@setu.example</a></td></tr><tr><td>Access and the site</td><td><a href="mailto:support@setu.example">support@setu.example</a></td></tr><tr><td>Personal data</td><td><a href="mailto:privacy@setu.example">privacy@setu.example</a></td></tr></tbody></table>
<h2>India</h2>
<p>Editing and inspection: Aundh, Pune. Samples are received in George Town, Chennai; the manager gives the address against the request’s number.</p>
<h2>How to be answered sooner</h2>
<p>Give the eight-digit number of the request: it shows us the history and the manager at once.</p>`,
    },
  },
  {
    link: 'news',
    title: { en: 'News', ru: 'Новости' },
    body: {
      ru: `<h2>Новый урожай чая и риса</h2>
<p><strong>12 ноября 2026.</strong> В каталоге появились партии осеннего сбора из Ассама и басмати урожая 2026 года. Образцы чая отправляются из Гувахати по вторникам.</p>
<h2>Услуги в каталоге</h2>
<p><strong>20 октября 2026.</strong> Кроме товаров можно заказать предотгрузочную инспекцию, морскую перевозку, перевод документации и разработку программ. Карточки услуг устроены так же: цена, единица, срок.</p>
<h2>Регламент, редакция 3</h2>
<p><strong>1 сентября 2026.</strong> Уточнены сроки претензий и порядок замещения сотрудников. Редакция подписывается один раз, до 1 октября действует и прежняя.</p>
<h2>Поиск понимает раскладку</h2>
<p><strong>4 августа 2026.</strong> Набрали «yfcjc» вместо «насос» или написали артикул слитно — нужная карточка всё равно найдётся.</p>
<h2>Маршрут через Астрахань</h2>
<p><strong>17 июня 2026.</strong> Логистические компании площадки предлагают перевозку по коридору «Север — Юг»: Мумбаи — Астрахань за 25–32 дня.</p>`,
      en: `<h2>New crop of tea and rice</h2>
<p><strong>12 November 2026.</strong> Autumn lots from Assam and basmati of the 2026 crop are in the catalogue. Tea samples leave Guwahati on Tuesdays.</p>
<h2>Services in the catalogue</h2>
<p><strong>20 October 2026.</strong> Beside goods you can order pre-shipment inspection, sea freight, translation of papers and software. Cards of services are made the same way: price, unit, term.</p>
<h2>Regulation, edition 3</h2>
<p><strong>1 September 2026.</strong> Times for claims and rules for substitutes are clearer. It is signed once; the former edition was valid until 1 October.</p>
<h2>Search understands keyboard layouts</h2>
<p><strong>4 August 2026.</strong> A word typed in the wrong layout or a vendor code without its hyphens still finds the card.</p>
<h2>A route through Astrakhan</h2>
<p><strong>17 June 2026.</strong> Logistics companies of the platform offer the North–South corridor: Mumbai to Astrakhan in 25–32 days.</p>`,
    },
  },
];
