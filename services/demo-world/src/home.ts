import { categoryId } from './categories.js';
import { demoId } from './demo-id.js';
import { localText, type Pair } from './local-text.js';
import { pictureId } from './pictures/picture-id.js';
import type { DemoHomeBlock } from './shapes/demo-catalogue.js';

interface Block {
  title: Pair;
  text: Pair;
  action: Pair;
  link: string;
  pictures: string[];
  tone: string;
}

const CATALOG = '/catalog/category/';
const inCategory = (key: string): string => `${CATALOG}${categoryId(key)}`;

const customerHero: Block[] = [
  {
    title: ['Buy from India with every detail up front', 'Закупки в Индии: все условия известны заранее'],
    text: [
      'Every product page shows the price with its rate date, the minimum order, the lead time and the terms. A broker handles the negotiations and the contract.',
      'На странице каждого товара есть цена с датой курса, минимальная партия, срок отгрузки и условия поставки. Переговоры и договор ведёт брокер.',
    ],
    action: ['Open the catalogue', 'Открыть каталог'],
    link: CATALOG,
    pictures: ['tea-assam', 'pump-blue', 'fabric-cotton'],
    tone: 'petrol',
  },
  {
    title: ['Equipment straight from the factory', 'Оборудование напрямую с завода'],
    text: [
      'Pumps, gearboxes and machine tools with manuals in Russian, EAC documents and pre-shipment tests.',
      'Насосы, редукторы и станки с паспортом на русском языке, документами ЕАЭС и испытаниями до отгрузки.',
    ],
    action: ['Browse pumps', 'Смотреть насосы'],
    link: inCategory('pumps-compressors'),
    pictures: ['machine-vmc', 'gearbox-blue', 'bearing-ball'],
    tone: 'steel',
  },
  {
    title: ['New-crop tea, spices and rice', 'Чай, специи и рис нового урожая'],
    text: [
      'Samples before the contract, lab reports for every lot, delivery to Novorossiysk or Saint Petersburg.',
      'Образцы до договора, лабораторные протоколы на каждую партию, доставка в Новороссийск или Санкт-Петербург.',
    ],
    action: ['Browse tea and spices', 'Выбрать чай и специи'],
    link: inCategory('tea-coffee-spices'),
    pictures: ['spice-turmeric', 'sack-basmati', 'tea-darjeeling'],
    tone: 'saffron',
  },
];

const supplierHero: Block[] = [
  {
    title: ['Put your goods in front of Russian buyers', 'Покажите товары российским закупщикам'],
    text: [
      'We review your products, translate them into Russian and bring you requests with quantities and dates.',
      'Мы проверяем карточки, переводим их на русский язык и передаём вам запросы с количеством и сроками.',
    ],
    action: ['Become a supplier', 'Стать поставщиком'],
    link: '/supplier/application/create',
    pictures: ['container-teal', 'pump-blue', 'tea-assam'],
    tone: 'petrol',
  },
  {
    title: ['A broker by your side in every deal', 'Брокер помогает в каждой сделке'],
    text: [
      'Contracts in rupees, payment in stages, export documents and certification for the Eurasian market.',
      'Договор в рупиях, оплата по этапам, экспортные документы и сертификация для рынка ЕАЭС.',
    ],
    action: ['Read the regulation', 'Прочитать регламент'],
    link: '/page/regulation',
    pictures: ['document-certificate', 'gearbox-blue', 'crate-pump'],
    tone: 'steel',
  },
  {
    title: ['See how others present their goods', 'Посмотрите карточки других поставщиков'],
    text: [
      'More than two thousand products in two languages, from a tea caddy to a machining centre.',
      'Более двух тысяч карточек на двух языках: от чая до обрабатывающего центра.',
    ],
    action: ['Open the catalogue', 'Открыть каталог'],
    link: CATALOG,
    pictures: ['fabric-cotton', 'bag-cognac', 'machine-vmc'],
    tone: 'saffron',
  },
];

const promo: Block[] = [
  {
    title: ['Services for your business', 'Услуги для вашего бизнеса'],
    text: [
      'Software, SAP support, engineering, document translation.',
      'Разработка, поддержка SAP, инженерные расчёты, перевод документации.',
    ],
    action: ['Browse services', 'Смотреть услуги'],
    link: inCategory('services'),
    pictures: ['software-violet'],
    tone: 'violet',
  },
  {
    title: ['Textiles with samples', 'Текстиль с образцами'],
    text: [
      'Cotton, denim, viscose. A cut of up to 3 m arrives in 9–12 days.',
      'Хлопок, деним, вискоза. Отрез до 3 м приедет за 9–12 дней.',
    ],
    action: ['Browse fabrics', 'Выбрать ткань'],
    link: inCategory('textiles'),
    pictures: ['fabric-cotton'],
    tone: 'terracotta',
  },
];

const banners: Record<DemoHomeBlock['platform'], Block> = {
  customer: {
    title: ['First purchase from India?', 'Первая закупка в Индии?'],
    text: [
      'Our training walks you through a whole deal, from the request and the sample to the customs declaration.',
      'В разделе «Обучение» сделка показана целиком: от запроса и образца до таможенной декларации.',
    ],
    action: ['Open training', 'Открыть обучение'],
    link: '/page/training',
    pictures: ['container-teal'],
    tone: 'petrol',
  },
  supplier: {
    title: ['Questions about export to Russia?', 'Вопросы об экспорте в Россию?'],
    text: [
      'Answers about payment, certification, labelling and delivery terms, all on one page.',
      'Ответы об оплате, сертификации, маркировке и условиях поставки на одной странице.',
    ],
    action: ['Read the answers', 'Читать ответы'],
    link: '/page/faq',
    pictures: ['document-certificate'],
    tone: 'petrol',
  },
};

const blocks = (
  kind: DemoHomeBlock['kind'],
  platform: DemoHomeBlock['platform'],
  written: readonly Block[],
): DemoHomeBlock[] =>
  written.map(({ title, text, action, link, pictures, tone }, position) => ({
    id: demoId('home', `${platform}-${kind}-${position}`),
    kind,
    platform,
    position,
    title: localText(title),
    text: localText(text),
    action: localText(action),
    link,
    pictureIds: pictures.map(pictureId),
    tone,
  }));

/** The blocks of the home page for both platforms. */
export const homeBlocks: DemoHomeBlock[] = [
  ...blocks('hero', 'customer', customerHero),
  ...blocks('promo', 'customer', promo),
  ...blocks('banner', 'customer', [banners.customer]),
  ...blocks('hero', 'supplier', supplierHero),
  ...blocks('promo', 'supplier', promo),
  ...blocks('banner', 'supplier', [banners.supplier]),
];

const promotedCodes = [
  'ASM-FTGFOP1-25K-SF',
  'KPM-65-200-15',
  'COT-POP-150-DYE',
  'CB-6208-C3',
  'TUR-ERD-3.2',
  'BAG-BRF-VT-COG',
  'BAS-1121-ST-25',
  'VMC-850-M80',
  'BF-NP-G3/4-N',
  'GRN-IRD-20-POL',
];

/** The ten cards that the home page promotes, in order. */
export const promotedSkuIds: string[] = promotedCodes.map((code) => demoId('card', code));
