import type { Pair } from './local-text.js';

/** [key, English, Russian, drawing] */
type Child = readonly [key: string, en: string, ru: string, picture: string];

interface Top {
  key: string;
  name: Pair;
  picture: string;
  children: readonly Child[];
}

interface Tree {
  tree: string;
  type: 'product' | 'service';
  name: Pair;
  picture: string;
  categories: readonly Top[];
}

const top = (key: string, name: Pair, picture: string, children: readonly Child[]): Top => ({
  key,
  name,
  picture,
  children,
});

const goods: readonly Top[] = [
  top('tea-coffee-spices', ['Tea, coffee and spices', 'Чай, кофе и специи'], 'tea-assam', [
    ['black-tea', 'Black tea', 'Чай чёрный', 'tea-assam'],
    ['green-tea', 'Green and white tea', 'Чай зелёный и белый', 'tea-green'],
    ['coffee-beans', 'Coffee beans', 'Кофе в зёрнах', 'coffee-roasted'],
    ['instant-coffee', 'Instant coffee', 'Кофе растворимый', 'jar-coffee'],
    ['ground-spices', 'Ground spices', 'Специи молотые', 'spice-turmeric'],
    ['whole-spices', 'Whole spices', 'Специи цельные', 'spice-pepper'],
  ]),
  top('rice-pulses', ['Rice, pulses and cereals', 'Рис, бобовые и крупы'], 'sack-basmati', [
    ['basmati-rice', 'Basmati rice', 'Рис басмати', 'sack-basmati'],
    ['long-grain-rice', 'Long-grain and broken rice', 'Рис длиннозёрный и дроблёный', 'sack-sona'],
    ['pulses', 'Lentils, chickpeas and beans', 'Чечевица, нут и фасоль', 'sack-lentil'],
    ['oilseeds', 'Oilseeds and peanuts', 'Масличные семена и арахис', 'open-sack-peanut'],
    ['sugar-jaggery', 'Sugar and jaggery', 'Сахар и джаггери', 'sack-sugar'],
    ['flours-cereals', 'Flours and cereals', 'Мука и крупы', 'sack-maize'],
  ]),
  top('food-ingredients', ['Food ingredients', 'Пищевые ингредиенты'], 'drum-guar', [
    ['hydrocolloids', 'Guar gum and thickeners', 'Гуаровая камедь и загустители', 'drum-guar'],
    ['dehydrated-vegetables', 'Dehydrated vegetables', 'Овощи сушёные', 'spice-onion'],
    ['fruit-pulp', 'Fruit pulp and concentrates', 'Фруктовые пюре и концентраты', 'drum-mango'],
    ['cashew-dried-fruit', 'Cashew, coconut and dried fruit', 'Кешью, кокос и сухофрукты', 'open-sack-cashew'],
    ['edible-oils', 'Edible oils and spice extracts', 'Пищевые масла и экстракты', 'bottle-sesame'],
  ]),
  top('pumps-compressors', ['Pumps and compressors', 'Насосы и компрессоры'], 'pump-blue', [
    ['centrifugal-pumps', 'Centrifugal pumps', 'Насосы центробежные', 'pump-blue'],
    ['submersible-pumps', 'Submersible pumps', 'Насосы погружные', 'submersible-steel'],
    ['chemical-pumps', 'Chemical and dosing pumps', 'Насосы химические и дозировочные', 'pump-green'],
    ['air-compressors', 'Air compressors', 'Компрессоры воздушные', 'compressor-blue'],
    ['pump-spares', 'Pump spares', 'Запасные части к насосам', 'impeller-bronze'],
  ]),
  top('bearings-drives', ['Bearings and drives', 'Подшипники и приводы'], 'bearing-ball', [
    ['ball-bearings', 'Ball bearings', 'Подшипники шариковые', 'bearing-ball'],
    ['roller-bearings', 'Roller bearings', 'Подшипники роликовые', 'bearing-roller'],
    ['housed-units', 'Housed bearing units', 'Подшипниковые узлы в корпусе', 'pillow-block-green'],
    ['gearboxes', 'Gearboxes and geared motors', 'Редукторы и мотор-редукторы', 'gearbox-blue'],
    ['chains-sprockets', 'Chains, sprockets and gears', 'Цепи, звёздочки и шестерни', 'gear-steel'],
  ]),
  top('machine-tools', ['Machine tools and tooling', 'Станки и оснастка'], 'machine-vmc', [
    ['machining-centres', 'CNC machining centres', 'Обрабатывающие центры с ЧПУ', 'machine-vmc'],
    ['lathes', 'Lathes and turning centres', 'Токарные станки и центры', 'lathe-grey'],
    ['cutting-tools', 'Cutting tools', 'Режущий инструмент', 'end-mill-carbide'],
    ['workholding', 'Chucks, vices and workholding', 'Патроны, тиски и зажимная оснастка', 'chuck-steel'],
    ['measuring-tools', 'Measuring instruments', 'Измерительный инструмент', 'caliper-steel'],
  ]),
  top('pipe-fittings', ['Pipe fittings and valves', 'Трубная арматура'], 'brass-nipple', [
    ['ball-valves', 'Ball valves', 'Краны шаровые', 'valve-brass'],
    ['gate-butterfly-valves', 'Gate and butterfly valves', 'Задвижки и дисковые затворы', 'gate-valve-blue'],
    ['brass-fittings', 'Brass fittings', 'Фитинги латунные', 'brass-nipple'],
    ['flanges', 'Flanges', 'Фланцы', 'flange-steel'],
    ['pipes-tubes', 'Steel pipes and tubes', 'Трубы стальные', 'pipes-steel'],
  ]),
  top('textiles', ['Fabrics and textiles', 'Ткани и текстиль'], 'fabric-cotton', [
    ['cotton-fabrics', 'Cotton fabrics', 'Ткани хлопковые', 'fabric-cotton'],
    ['denim', 'Denim', 'Деним', 'fabric-indigo'],
    ['silk-viscose', 'Silk and viscose fabrics', 'Ткани шёлковые и вискозные', 'fabric-silk'],
    ['yarn', 'Yarn', 'Пряжа', 'yarn-white'],
    ['home-textiles', 'Bed linen and towels', 'Постельное бельё и полотенца', 'linen-white'],
    ['knitwear', 'T-shirts and knitwear', 'Футболки и трикотаж', 'tshirt-white'],
  ]),
  top('leather', ['Leather and leather goods', 'Кожа и галантерея'], 'bag-cognac', [
    ['bags-briefcases', 'Bags and briefcases', 'Сумки и портфели', 'bag-cognac'],
    ['small-leather', 'Wallets and belts', 'Бумажники и ремни', 'wallet-brown'],
    ['finished-leather', 'Finished leather', 'Кожа готовая', 'hide-brown'],
    ['safety-footwear', 'Safety footwear', 'Обувь защитная', 'boot-black'],
  ]),
  top('pharma-chemicals', ['Pharmaceuticals and chemicals', 'Фармацевтика и химия'], 'blister-paracetamol', [
    ['dosage-forms', 'Tablets and capsules', 'Таблетки и капсулы', 'blister-paracetamol'],
    ['active-substances', 'Active substances', 'Фармацевтические субстанции', 'drum-fibre'],
    ['dyes-pigments', 'Dyes and pigments', 'Красители и пигменты', 'spice-dye-blue'],
    ['industrial-chemicals', 'Industrial chemicals', 'Промышленная химия', 'drum-blue'],
    ['medical-disposables', 'Medical disposables', 'Одноразовые медицинские изделия', 'carton-gloves'],
  ]),
  top('cable-electrical', ['Cable and electrical equipment', 'Кабель и электрика'], 'cable-black', [
    ['power-cable', 'Power cable', 'Кабель силовой', 'cable-black'],
    ['control-cable', 'Control and instrumentation cable', 'Кабель контрольный и измерительный', 'cable-grey'],
    ['electric-motors', 'Electric motors', 'Электродвигатели', 'motor-blue'],
    ['switchgear', 'Transformers and switchboards', 'Трансформаторы и щитовое оборудование', 'cabinet-grey'],
    ['led-lighting', 'LED luminaires', 'Светодиодные светильники', 'luminaire-flood'],
  ]),
  top('castings-forgings', ['Castings, forgings and fasteners', 'Отливки, поковки и крепёж'], 'manhole-iron', [
    ['drainage-castings', 'Manhole covers and gratings', 'Люки и решётки', 'manhole-iron'],
    ['machinery-castings', 'Machinery castings', 'Отливки машиностроительные', 'pulley-iron'],
    ['forgings', 'Forged rings and shafts', 'Поковки: кольца и валы', 'ring-forged'],
    ['fasteners', 'Fasteners', 'Крепёж', 'bolt-zinc'],
  ]),
  top('stone-ceramics', ['Stone and ceramics', 'Камень и керамика'], 'slab-black', [
    ['granite', 'Granite', 'Гранит', 'slab-black'],
    ['marble-sandstone', 'Marble and sandstone', 'Мрамор и песчаник', 'slab-white'],
    ['tiles', 'Porcelain and wall tiles', 'Керамогранит и настенная плитка', 'tiles-beige'],
    ['sanitaryware', 'Sanitaryware', 'Санитарная керамика', 'basin-white'],
  ]),
  top('auto-parts', ['Auto parts', 'Автозапчасти'], 'brake-disc-vented', [
    ['brakes', 'Brake discs and pads', 'Тормозные диски и колодки', 'brake-disc-vented'],
    ['filters', 'Filters', 'Фильтры', 'filter-orange'],
    ['engine-parts', 'Engine parts', 'Детали двигателя', 'piston-steel'],
    ['clutch-transmission', 'Clutch and transmission', 'Сцепление и трансмиссия', 'clutch-steel'],
  ]),
];

const services: readonly Top[] = [
  top('it-services', ['Software and IT', 'Разработка и ИТ-услуги'], 'software-violet', [
    ['custom-software', 'Custom software', 'Разработка на заказ', 'software-violet'],
    ['erp-support', 'SAP and ERP support', 'Поддержка SAP и ERP', 'software-blue'],
    ['testing-qa', 'Testing and QA', 'Тестирование и контроль качества ПО', 'software-green'],
    ['data-analytics', 'Data and analytics', 'Данные и аналитика', 'software-amber'],
  ]),
  top('engineering-services', ['Engineering design', 'Инженерное проектирование'], 'blueprint-gear', [
    ['cad-modelling', 'CAD and 3D modelling', 'Чертежи и 3D-моделирование', 'blueprint-gear'],
    ['plant-piping', 'Plant and piping design', 'Проектирование установок и трубопроводов', 'blueprint-piping'],
    ['strength-analysis', 'Strength and flow analysis', 'Прочностные и гидравлические расчёты', 'blueprint-analysis'],
  ]),
  top('logistics', ['Logistics', 'Логистика'], 'container-teal', [
    ['sea-freight', 'Sea freight', 'Морские перевозки', 'container-teal'],
    ['air-freight', 'Air freight', 'Авиаперевозки', 'air-cargo-blue'],
    ['warehousing', 'Warehousing and consolidation', 'Складирование и консолидация', 'pallet-cartons'],
    ['customs-clearance', 'Customs clearance', 'Таможенное оформление', 'document-customs'],
  ]),
  top('certification', ['Certification and inspection', 'Сертификация и инспекция'], 'document-inspection', [
    ['pre-shipment-inspection', 'Pre-shipment inspection', 'Предотгрузочная инспекция', 'document-inspection'],
    ['eac-documents', 'EAC certification', 'Сертификация ЕАЭС', 'document-certificate'],
    ['factory-audit', 'Factory audit', 'Аудит производства', 'document-audit'],
  ]),
  top('translation', ['Translation and documents', 'Переводы и документация'], 'document-translation', [
    ['technical-translation', 'Technical translation', 'Технический перевод', 'document-translation'],
    ['localisation', 'Localisation and layout', 'Локализация и вёрстка', 'software-translation'],
  ]),
];

/** Both category trees as the catalogue shows them. */
export const categoryTable: readonly Tree[] = [
  { tree: 'goods', type: 'product', name: ['Goods', 'Товары'], picture: 'container-teal', categories: goods },
  { tree: 'services', type: 'service', name: ['Services', 'Услуги'], picture: 'software-violet', categories: services },
];
