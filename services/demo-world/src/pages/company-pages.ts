import type { DemoStaticPage } from '../shapes/demo-catalogue.js';

/** The pages About, Mission, Contacts and News. */
export const companyPages: DemoStaticPage[] = [
  {
    link: 'about',
    title: { en: 'About us', ru: 'О компании' },
    body: {
      ru: `<p>Setu — площадка, на которой российские компании закупают товары и услуги из Индии. «Сету» на санскрите значит «мост». Мы собираем карточки поставщиков на двух языках, проверяем их и ведём каждую сделку от запроса до приёмки.</p>
<h2>Что мы делаем</h2>
<ul><li><strong>Проверяем поставщиков.</strong> Регистрация, налоговый учёт, экспортный код, производство. Каждому четвёртому кандидату мы отказываем.</li><li><strong>Проверяем и переводим карточки.</strong> Редактор сверяет код, единицы и характеристики, переводчик готовит русский текст, второй проверяющий смотрит готовую карточку.</li><li><strong>Ведём переговоры.</strong> Менеджер, который знает отрасль, узнаёт цену и сроки, получает образцы и готовит договор.</li><li><strong>Сопровождаем поставку.</strong> Инспекция, документы, доставка, сертификация — через проверенных исполнителей из каталога услуг.</li></ul>
<h2>На чём мы зарабатываем</h2>
<p>Поиск, запросы и переговоры для заказчика бесплатны. Вознаграждение брокера уже входит в цену предложения и договора: отдельно платить за него не нужно.</p>
<h2>Кто мы</h2>
<p>ООО «Сету Трейд Хаус» основано в 2022 году. Команда работает в Москве, инспекторы и редакторы — в Пуне, Ченнаи и Нью-Дели.</p>
<h2>С чего начать</h2>
<p>Закупаете? <a href="/catalog/category/">Откройте каталог</a> или <a href="/page/training">посмотрите, как проходит сделка</a>. Поставляете из Индии? <a href="/supplier/application/create">Станьте поставщиком</a>.</p>`,
      en: `<p>Setu is a marketplace where Russian companies buy goods and services from India. “Setu” means “bridge” in Sanskrit. We list suppliers’ products in two languages, check them and manage every deal from request to acceptance.</p>
<h2>What we do</h2>
<ul><li><strong>We check suppliers.</strong> Registration, tax records, export code, production. We reject one applicant in four.</li><li><strong>We check and translate products.</strong> An editor checks the code, units and specifications, a translator writes the Russian text, and a second person reviews the finished text.</li><li><strong>We negotiate.</strong> A manager who knows the industry gets the price, samples and dates, and prepares the contract.</li><li><strong>We see the delivery through.</strong> Inspection, documents, freight and certification come from verified providers in the service catalogue.</li></ul>
<h2>How we charge</h2>
<p>Search, requests and negotiations are free for customers. The broker’s fee is already part of the offer price and the contract price: you don’t pay it separately.</p>
<h2>Who we are</h2>
<p>Setu Trade House LLC was founded in 2022. The team works in Moscow, with inspectors and editors in Pune, Chennai and New Delhi.</p>
<h2>Where to start</h2>
<p>Buying? <a href="/catalog/category/">Open the catalogue</a> or <a href="/page/training">see how a deal works</a>. Selling from India? <a href="/supplier/application/create">Become a supplier</a>.</p>`,
    },
  },
  {
    link: 'mission',
    title: { en: 'Mission', ru: 'Миссия' },
    body: {
      ru: `<p>Мы хотим, чтобы закупать в Индии российской компании было так же просто, как у соседа.</p>
<h2>Во что мы верим</h2>
<ul><li><strong>Ясность дешевле доверия.</strong> Цена с датой курса, минимальная партия, срок отгрузки и условия поставки указаны на карточке: выяснять их неделю в переписке не нужно.</li><li><strong>Два языка — два равных текста.</strong> Русский текст карточки пишет человек, а не машина.</li><li><strong>Небольшой завод заслуживает заказчика.</strong> Хорошего производителя из Раджкота или Колхапура найдут и без отдела экспорта.</li><li><strong>Отказ — тоже услуга.</strong> Если товара нет или риск велик, мы говорим об этом сразу и объясняем почему.</li></ul>
<h2>Чего мы не делаем</h2>
<p>Мы не продаём места в списках, не скрываем поставщика после договора и не обещаем сроков, которых не подтвердил завод.</p>
<p><a href="/page/training">Посмотрите, как проходит сделка</a>, или <a href="/catalog/category/">откройте каталог</a>.</p>`,
      en: `<p>We want buying from India to be as easy for a Russian company as buying next door.</p>
<h2>What we believe</h2>
<ul><li><strong>Clarity costs less than trust.</strong> The price with its rate date, the minimum order, the lead time and the terms are all on the product page. No need for a week of emails to find them out.</li><li><strong>Two languages, two equal texts.</strong> The Russian text of a product is written by a person, not by a machine.</li><li><strong>A small plant deserves customers.</strong> A good manufacturer in Rajkot or Kolhapur will be found even without an export department.</li><li><strong>Saying no is a service too.</strong> If goods aren’t available or the risk is high, we say so at once and explain why.</li></ul>
<h2>What we do not do</h2>
<p>We don’t sell places in lists, don’t hide the supplier after the contract, and don’t promise dates the factory hasn’t confirmed.</p>
<p><a href="/page/training">See how a deal works</a> or <a href="/catalog/category/">open the catalogue</a>.</p>`,
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
<p>Редакция и инспекция: Пуна, район Аундх. Приём образцов: Ченнаи, Джордж-Таун. Адрес для отправки образца сообщит менеджер, если назвать номер запроса.</p>
<h2>Как получить ответ быстрее</h2>
<p>Назовите восьмизначный номер запроса: по нему мы сразу увидим историю и менеджера.</p>`,
      en: `<h2>Moscow</h2>
<p>Setu Trade House LLC<br>15 Novy Arbat, floor 11, Moscow 119019<br>Phone <a href="tel:+74951204418">+7 495 120-44-18</a>, Monday to Friday, 9:00–19:00 Moscow time</p>
<table><thead><tr><th>Topic</th><th>Write to</th></tr></thead><tbody><tr><td>Requests and deals</td><td><a href="mailto:deals@setu.example">deals@setu.example</a></td></tr><tr><td>Become a supplier</td><td><a href="mailto:suppliers@setu.example">suppliers@setu.example</a></td></tr><tr><td>Access and website</td><td><a href="mailto:support@setu.example">support@setu.example</a></td></tr><tr><td>Personal data</td><td><a href="mailto:privacy@setu.example">privacy@setu.example</a></td></tr></tbody></table>
<h2>India</h2>
<p>Editing and inspection: Aundh, Pune. Samples: George Town, Chennai. Quote the request number and your manager will give you the address for the sample.</p>
<h2>How to get a faster answer</h2>
<p>Quote the eight-digit request number: we’ll see the history and the manager at once.</p>`,
    },
  },
  {
    link: 'news',
    title: { en: 'News', ru: 'Новости' },
    body: {
      ru: `<h2>Новый урожай чая и риса</h2>
<p><strong>12 ноября 2026.</strong> В каталоге появились партии осеннего сбора из Ассама и басмати урожая 2026 года. Образцы чая отправляются из Гувахати по вторникам.</p>
<h2>Услуги в каталоге</h2>
<p><strong>20 октября 2026.</strong> Кроме товаров, теперь можно заказать предотгрузочную инспекцию, морскую перевозку, перевод документации и разработку программ. На карточке услуги тоже есть цена, единица и срок.</p>
<h2>Регламент, редакция 3</h2>
<p><strong>1 сентября 2026.</strong> Мы уточнили сроки претензий и порядок замещения сотрудников. Новую редакцию нужно подписать один раз, прежняя действовала до 1 октября.</p>
<h2>Поиск понимает раскладку</h2>
<p><strong>4 августа 2026.</strong> Набрали «yfcjc» вместо «насос» или написали артикул слитно — нужная карточка всё равно найдётся.</p>
<h2>Маршрут через Астрахань</h2>
<p><strong>17 июня 2026.</strong> Логистические компании площадки предлагают перевозку по коридору «Север — Юг»: из Мумбаи в Астрахань за 25–32 дня.</p>`,
      en: `<h2>New-crop tea and rice</h2>
<p><strong>12 November 2026.</strong> Autumn-flush lots from Assam and 2026-crop basmati are now in the catalogue. Tea samples leave Guwahati on Tuesdays.</p>
<h2>Services in the catalogue</h2>
<p><strong>20 October 2026.</strong> Besides goods, you can now order pre-shipment inspection, sea freight, document translation and software development. Services also show a price, a unit and a lead time.</p>
<h2>Regulation, version 3</h2>
<p><strong>1 September 2026.</strong> We’ve clarified the deadlines for claims and the rules for substitutes. You sign the new version once; the previous one was valid until 1 October.</p>
<h2>Search understands keyboard layouts</h2>
<p><strong>4 August 2026.</strong> Type a word in the wrong keyboard layout or a vendor code without hyphens, and you’ll still find the product.</p>
<h2>A route through Astrakhan</h2>
<p><strong>17 June 2026.</strong> Logistics companies on Setu offer the North–South corridor: Mumbai to Astrakhan in 25–32 days.</p>`,
    },
  },
];
