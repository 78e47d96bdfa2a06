import type { DemoStaticPage } from '../shapes/demo-catalogue.js';

/** The policies on personal data and cookies. */
export const policies: DemoStaticPage[] = [
  {
    link: 'personal-data',
    title: { en: 'Personal data policy', ru: 'Политика обработки персональных данных' },
    body: {
      ru: `<p>Политика составлена в соответствии с Федеральным законом № 152-ФЗ «О персональных данных» и действует с 1 сентября 2026 года. Оператор — ООО «Сету Трейд Хаус», 119019, г. Москва, ул. Новый Арбат, д. 15.</p>
<h2>Какие данные мы обрабатываем</h2>
<table><thead><tr><th>Данные</th><th>Зачем</th><th>Сколько храним</th></tr></thead><tbody><tr><td>Фамилия, имя, отчество, должность</td><td>учётная запись, договоры</td><td>пока действует учётная запись и 5 лет после</td></tr><tr><td>Телефон, электронная почта</td><td>связь по запросам, уведомления</td><td>так же</td></tr><tr><td>Сведения сертификата подписи</td><td>проверка подписи под регламентом</td><td>срок действия регламента и 5 лет</td></tr><tr><td>Сетевой адрес, время входа, тип браузера</td><td>защита от чужого входа</td><td>12 месяцев</td></tr><tr><td>Содержание обращений в поддержку</td><td>ответ на обращение</td><td>3 года</td></tr></tbody></table>
<p>Мы не собираем специальные категории данных и биометрию и не принимаем решений исключительно на основании автоматической обработки.</p>
<h2>На каком основании</h2>
<p>Исполнение договора, стороной которого является ваша компания; исполнение закона; ваше согласие, если оно требуется. Согласие можно отозвать письмом на адрес privacy@setu.example.</p>
<h2>Кому передаём</h2>
<ul><li>сотрудникам вашей компании в пределах их ролей;</li><li>поставщику — контакты по запросу, и только после заключения договора;</li><li>перевозчику, таможенному представителю, органу по сертификации — в объёме, нужном для поставки;</li><li>государственным органам — по законному требованию.</li></ul>
<h2>Трансграничная передача</h2>
<p>Данные граждан России хранятся на серверах в России. Поставщику в Индии передаются только рабочие контакты, необходимые для исполнения договора, после уведомления уполномоченного органа.</p>
<h2>Ваши права</h2>
<p>Вы можете узнать, какие данные о вас обрабатываются, исправить их в профиле, потребовать удаления или ограничения обработки. Мы отвечаем в течение 10 рабочих дней. Жалобу можно подать в Роскомнадзор.</p>
<h2>Как защищаем</h2>
<p>Соединение зашифровано, пароли хранятся только в виде стойких хешей, доступ сотрудников ограничен ролями и записывается, вложения закрыты от посторонних.</p>`,
      en: `<p>This policy follows Russian Federal Law 152-FZ on personal data and is in force from 1 September 2026. The operator is OOO Setu Trade House, 15 Novy Arbat, Moscow 119019.</p>
<h2>What we process</h2>
<table><thead><tr><th>Data</th><th>Why</th><th>How long</th></tr></thead><tbody><tr><td>Name, position</td><td>the account, contracts</td><td>while the account lives and 5 years after</td></tr><tr><td>Phone, e-mail</td><td>contact on requests, notices</td><td>the same</td></tr><tr><td>Data of the signing certificate</td><td>verifying the signature under the regulation</td><td>the term of the regulation and 5 years</td></tr><tr><td>Network address, time of sign-in, browser</td><td>protection from strangers’ sign-ins</td><td>12 months</td></tr><tr><td>Messages to support</td><td>answering them</td><td>3 years</td></tr></tbody></table>
<p>We collect no special categories and no biometrics, and decide nothing by automatic processing alone.</p>
<h2>On what ground</h2>
<p>The contract your company is party to; the law; your consent where it is needed. Consent can be withdrawn by a letter to privacy@setu.example.</p>
<h2>Who receives them</h2>
<ul><li>people of your company within their roles;</li><li>the supplier: contacts of a request, after the contract only;</li><li>the carrier, customs agent and certification body, as far as the delivery needs;</li><li>authorities, on a lawful demand.</li></ul>
<h2>Across borders</h2>
<p>Data of Russian citizens are kept on servers in Russia. A supplier in India receives only business contacts needed for the contract, after the authority has been notified.</p>
<h2>Your rights</h2>
<p>You may learn what is processed about you, correct it in your profile, and ask for deletion or restriction. We answer within 10 working days. You may complain to Roskomnadzor.</p>
<h2>How we protect them</h2>
<p>Connections are encrypted, passwords are kept as strong hashes only, staff access is limited by roles and recorded, attachments are closed to strangers.</p>`,
    },
  },
  {
    link: 'cookies',
    title: { en: 'Cookies policy', ru: 'Политика использования файлов cookie' },
    body: {
      ru: `<p>Файл cookie — это небольшая запись, которую сайт хранит в вашем браузере. Площадка использует только необходимые записи: рекламных и сторонних нет.</p>
<h2>Что мы храним</h2>
<table><thead><tr><th>Назначение</th><th>Срок</th></tr></thead><tbody><tr><td>Сеанс входа: узнать вас между страницами</td><td>до выхода, но не дольше 12 часов</td></tr><tr><td>«Запомнить меня», если вы отметили это при входе</td><td>30 дней</td></tr><tr><td>Защита форм от подделки запросов</td><td>как у сеанса</td></tr><tr><td>Выбранный язык</td><td>365 дней</td></tr><tr><td>Посетитель без входа: ваши вложения в заявке</td><td>24 часа</td></tr></tbody></table>
<h2>Что хранится в браузере ещё</h2>
<p>Черновики длинных форм и вид списка (плитка или строки) хранятся в локальном хранилище вашего браузера и на сервер не отправляются, пока вы не сохраните форму.</p>
<h2>Как отказаться</h2>
<p>Записи можно удалить или запретить в настройках браузера. Каталог продолжит открываться, но войти, добавить товар в корзину и сменить язык надолго не получится.</p>
<h2>Изменения</h2>
<p>Если появятся записи, для которых нужно согласие, мы спросим его до их создания.</p>`,
      en: `<p>A cookie is a small record a site keeps in your browser. The platform uses necessary ones only: none for advertising, none of third parties.</p>
<h2>What we keep</h2>
<table><thead><tr><th>Purpose</th><th>Term</th></tr></thead><tbody><tr><td>The session: knowing you from page to page</td><td>until you sign out, 12 hours at most</td></tr><tr><td>“Remember me”, if you ticked it</td><td>30 days</td></tr><tr><td>Protection of forms from forged requests</td><td>as the session</td></tr><tr><td>The language chosen</td><td>365 days</td></tr><tr><td>A visitor without an account: attachments of an application</td><td>24 hours</td></tr></tbody></table>
<h2>What else the browser keeps</h2>
<p>Drafts of long forms and the view of lists (grid or rows) stay in your browser’s local storage and are not sent until you save the form.</p>
<h2>How to refuse</h2>
<p>You can delete or forbid cookies in the browser’s settings. The catalogue still opens, but signing in, the cart and a lasting choice of language will not work.</p>
<h2>Changes</h2>
<p>Should a cookie ever need your consent, we shall ask before it is set.</p>`,
    },
  },
];
