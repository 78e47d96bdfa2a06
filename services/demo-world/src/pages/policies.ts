import type { DemoStaticPage } from '../shapes/demo-catalogue.js';

/** The policies on personal data and cookies. */
export const policies: DemoStaticPage[] = [
  {
    link: 'personal-data',
    title: { en: 'Personal data policy', ru: 'Политика обработки персональных данных' },
    body: {
      ru: `<p>Политика составлена в соответствии с Федеральным законом № 152-ФЗ «О персональных данных» и действует с 1 сентября 2026 года. Оператор — ООО «Сету Трейд Хаус», 119019, г. Москва, ул. Новый Арбат, д. 15.</p>
<h2>Какие данные мы обрабатываем</h2>
<table><thead><tr><th>Данные</th><th>Зачем</th><th>Сколько храним</th></tr></thead><tbody><tr><td>Фамилия, имя, отчество, должность</td><td>аккаунт, договоры</td><td>пока действует аккаунт и 5 лет после</td></tr><tr><td>Телефон, эл. почта</td><td>связь по запросам, уведомления</td><td>так же</td></tr><tr><td>Сведения сертификата подписи</td><td>проверка подписи под регламентом</td><td>срок действия регламента и 5 лет</td></tr><tr><td>IP-адрес, время входа, тип браузера</td><td>защита аккаунта от чужого входа</td><td>12 месяцев</td></tr><tr><td>Содержание обращений в поддержку</td><td>ответ на обращение</td><td>3 года</td></tr></tbody></table>
<p>Мы не собираем специальные категории данных и биометрию и не принимаем решений исключительно на основании автоматической обработки.</p>
<h2>На каком основании</h2>
<p>Договор с вашей компанией; закон; ваше согласие, если оно требуется. Согласие можно отозвать письмом на адрес privacy@setu.example.</p>
<h2>Кому передаём данные</h2>
<ul><li>сотрудникам вашей компании в пределах их ролей;</li><li>поставщику — контакты по запросу, и только после заключения договора;</li><li>перевозчику, таможенному представителю, органу по сертификации — в объёме, нужном для поставки;</li><li>государственным органам — по законному требованию.</li></ul>
<h2>Трансграничная передача</h2>
<p>Данные граждан России хранятся на серверах в России. Поставщику в Индии передаются только рабочие контакты, необходимые для исполнения договора, после уведомления уполномоченного органа.</p>
<h2>Ваши права</h2>
<p>Вы можете узнать, какие данные о вас обрабатываются, исправить их в профиле, потребовать удаления или ограничения обработки. Мы отвечаем в течение 10 рабочих дней. Жалобу можно подать в Роскомнадзор.</p>
<h2>Как мы защищаем данные</h2>
<p>Соединение зашифровано, пароли хранятся только в виде стойких хешей. Доступ сотрудников ограничен ролями и записывается, посторонние не видят вложения.</p>`,
      en: `<p>This policy complies with Russian Federal Law No. 152-FZ on personal data and takes effect on 1 September 2026. The operator is Setu Trade House LLC, 15 Novy Arbat, Moscow 119019.</p>
<h2>What data we process</h2>
<table><thead><tr><th>Data</th><th>Purpose</th><th>How long we keep it</th></tr></thead><tbody><tr><td>Name, position</td><td>account, contracts</td><td>while the account is active and for 5 years after</td></tr><tr><td>Phone, email</td><td>contact about requests, notifications</td><td>the same</td></tr><tr><td>Data of the signing certificate</td><td>verifying the regulation signature</td><td>the term of the regulation and 5 years after</td></tr><tr><td>IP address, time of sign-in, browser type</td><td>protecting the account from unauthorised sign-ins</td><td>12 months</td></tr><tr><td>Messages to support</td><td>answering you</td><td>3 years</td></tr></tbody></table>
<p>We don’t collect special categories of data or biometrics, and we don’t make decisions based on automated processing alone.</p>
<h2>Legal basis</h2>
<p>The contract with your company; the law; your consent where it is required. You can withdraw consent by writing to privacy@setu.example.</p>
<h2>Who receives the data</h2>
<ul><li>people at your company, within their roles;</li><li>the supplier: the contacts of a request, and only after the contract is signed;</li><li>the carrier, customs agent and certification body, as far as the delivery requires;</li><li>authorities, on a lawful request.</li></ul>
<h2>Cross-border transfer</h2>
<p>Data of Russian citizens is stored on servers in Russia. A supplier in India receives only the business contacts needed for the contract, after the authority has been notified.</p>
<h2>Your rights</h2>
<p>You can find out what data we process about you, correct it in your profile, and request its deletion or restriction. We reply within 10 working days. You can complain to Roskomnadzor.</p>
<h2>How we protect the data</h2>
<p>Connections are encrypted, and passwords are stored only as strong hashes. Staff access is limited by roles and recorded, and outsiders can’t see attachments.</p>`,
    },
  },
  {
    link: 'cookies',
    title: { en: 'Cookie policy', ru: 'Политика использования файлов cookie' },
    body: {
      ru: `<p>Файл cookie — небольшая запись, которую сайт хранит в вашем браузере. Мы используем только необходимые файлы cookie: рекламных и сторонних нет.</p>
<h2>Что мы храним</h2>
<table><thead><tr><th>Назначение</th><th>Срок</th></tr></thead><tbody><tr><td>Сеанс входа: узнавать вас на каждой странице</td><td>до выхода, но не дольше 12 часов</td></tr><tr><td>«Запомнить меня», если вы отметили это при входе</td><td>30 дней</td></tr><tr><td>Защита форм от подделки запросов</td><td>как у сеанса</td></tr><tr><td>Выбранный язык</td><td>365 дней</td></tr><tr><td>Посетитель без аккаунта: вложения в заявке</td><td>24 часа</td></tr></tbody></table>
<h2>Что ещё хранится в браузере</h2>
<p>Черновики длинных форм и вид списка (плитка или строки) хранятся в локальном хранилище вашего браузера и на сервер не отправляются, пока вы не сохраните форму.</p>
<h2>Как отказаться</h2>
<p>Файлы cookie можно удалить или запретить в настройках браузера. Каталог останется доступен, но войти, добавить товар в корзину и сохранить выбранный язык не получится.</p>
<h2>Изменения</h2>
<p>Если появятся файлы cookie, для которых нужно согласие, мы сначала спросим его.</p>`,
      en: `<p>A cookie is a small record that a site stores in your browser. We use only the necessary ones: no advertising and no third-party cookies.</p>
<h2>What we store</h2>
<table><thead><tr><th>Purpose</th><th>How long</th></tr></thead><tbody><tr><td>Session: recognising you on every page</td><td>until you sign out, 12 hours at most</td></tr><tr><td>“Remember me”, if you ticked it when signing in</td><td>30 days</td></tr><tr><td>Protecting forms from forged requests</td><td>same as the session</td></tr><tr><td>Chosen language</td><td>365 days</td></tr><tr><td>Visitors without an account: attachments to an application</td><td>24 hours</td></tr></tbody></table>
<h2>What else your browser stores</h2>
<p>Drafts of long forms and the list view (grid or rows) stay in your browser’s local storage and aren’t sent to the server until you save the form.</p>
<h2>How to opt out</h2>
<p>You can delete or block cookies in your browser settings. The catalogue will still open, but you won’t be able to sign in, use the cart or keep the chosen language.</p>
<h2>Changes</h2>
<p>If we ever use a cookie that needs your consent, we’ll ask first.</p>`,
    },
  },
];
