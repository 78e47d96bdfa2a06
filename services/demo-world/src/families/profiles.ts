import type { Pair } from '../local-text.js';

/** The common values of a kind of goods. A family can override them. */
export interface Profile {
  terms: readonly string[];
  place: PlaceKey;
  /** `air` for goods that are usually sent by air. */
  method: 'sea' | 'air' | '';
  /** The advance and the balance, as shares of the price. */
  pay: readonly [number, number];
  sample: boolean;
  condition: Pair;
  area: Pair;
  special: Pair;
  shipment: Pair;
  industries: string;
}

/** Named places of Incoterms with their port or city. */
export const places = {
  'nhava-sheva': { place: ['Nhava Sheva', 'Нава-Шева'], port: ['Nhava Sheva (INNSA)', 'Нава-Шева (INNSA)'] },
  mundra: { place: ['Mundra', 'Мундра'], port: ['Mundra (INMUN)', 'Мундра (INMUN)'] },
  kandla: { place: ['Kandla', 'Кандла'], port: ['Kandla (INIXY)', 'Кандла (INIXY)'] },
  chennai: { place: ['Chennai', 'Ченнаи'], port: ['Chennai (INMAA)', 'Ченнаи (INMAA)'] },
  cochin: { place: ['Cochin', 'Кочин'], port: ['Cochin (INCOK)', 'Кочин (INCOK)'] },
  kolkata: { place: ['Kolkata', 'Калькутта'], port: ['Kolkata (INCCU)', 'Калькутта (INCCU)'] },
  kakinada: { place: ['Kakinada', 'Какинада'], port: ['Kakinada (INKAK)', 'Какинада (INKAK)'] },
  tuticorin: { place: ['Tuticorin', 'Тутикорин'], port: ['Tuticorin (INTUT)', 'Тутикорин (INTUT)'] },
  mangalore: { place: ['Mangalore', 'Мангалуру'], port: ['New Mangalore (INNML)', 'Нью-Мангалуру (INNML)'] },
  pipavav: { place: ['Pipavav', 'Пипавав'], port: ['Pipavav (INPAV)', 'Пипавав (INPAV)'] },
  delhi: { place: ['Delhi airport', 'аэропорт Дели'], port: ['Delhi (DEL)', 'Дели (DEL)'] },
  hyderabad: { place: ['Hyderabad airport', 'аэропорт Хайдарабада'], port: ['Hyderabad (HYD)', 'Хайдарабад (HYD)'] },
  none: { place: ['', ''], port: ['', ''] },
} as const satisfies Record<string, { place: Pair; port: Pair }>;

export type PlaceKey = keyof typeof places;

const NEW: Pair = ['New', 'Новый'];
const CROP: Pair = ['New crop 2026', 'Новый урожай 2026 года'];
const SEA = 'sea';

// biome-ignore format: one profile per block reads as the table it is
const table = {
  tea: { terms: ['FOB', 'FOB', 'CIF'], place: 'kolkata', method: SEA, pay: [0.3, 0.7], sample: true, condition: CROP, industries: 'food,retail,horeca',
    area: ['Blending, packing and retail', 'Купажирование, фасовка, розничная торговля'],
    special: ['Keep below 65 % humidity, away from smells. Residue limits of TR CU 021/2011 are tested for each invoice.', 'Хранить при влажности до 65 %, отдельно от пахнущих товаров. Остаточные пестициды по ТР ТС 021/2011 проверяются на каждую партию.'],
    shipment: ['Dry 20 ft container with liner and desiccant, palletised on request', 'Сухой контейнер 20 футов с вкладышем и осушителем, паллеты по запросу'] },
  food: { terms: ['FOB', 'FOB', 'CIF', 'CFR'], place: 'mundra', method: SEA, pay: [0.3, 0.7], sample: true, condition: CROP, industries: 'food,agriculture',
    area: ['Food production, packing and wholesale', 'Пищевое производство, фасовка, опт'],
    special: ['Dry, clean, ventilated store. Phytosanitary and fumigation certificates come with each lot.', 'Хранить в сухом чистом проветриваемом помещении. К каждой партии прилагаются фитосанитарный сертификат и акт фумигации.'],
    shipment: ['20 ft dry container, bags stacked by hand or on slip sheets', 'Сухой контейнер 20 футов, мешки вручную или на слип-листах'] },
  spice: { terms: ['FOB', 'FOB', 'CIF'], place: 'cochin', method: SEA, pay: [0.3, 0.7], sample: true, condition: CROP, industries: 'food,horeca,retail',
    area: ['Meat, sauces, seasoning blends, retail packing', 'Мясопереработка, соусы, смеси приправ, фасовка'],
    special: ['Steam sterilised on request. Protect from light and moisture, keep below 25 °C.', 'Стерилизация паром по запросу. Беречь от света и влаги, хранить при температуре до 25 °C.'],
    shipment: ['Dry container with desiccant, cartons or paper sacks on pallets', 'Сухой контейнер с осушителем, коробки или бумажные мешки на паллетах'] },
  machinery: { terms: ['FOB', 'FOB', 'CIF', 'CIP'], place: 'nhava-sheva', method: SEA, pay: [0.3, 0.7], sample: false, condition: NEW, industries: 'machinery',
    area: ['Industrial plants and workshops', 'Промышленные предприятия и цеха'],
    special: ['Passport and manual in Russian, EAC declaration under TR CU 010/2011. Bare steel faces are preserved with VCI oil.', 'Паспорт и руководство на русском языке, декларация ЕАЭС по ТР ТС 010/2011. Неокрашенные поверхности законсервированы ингибитором VCI.'],
    shipment: ['Wooden case to ISPM 15, lifting points marked', 'Деревянный ящик по ISPM 15, места строповки обозначены'] },
  metal: { terms: ['FOB', 'FCA', 'CIF'], place: 'nhava-sheva', method: SEA, pay: [0.3, 0.7], sample: true, condition: NEW, industries: 'machinery,metalworking',
    area: ['Machine building, repair and supply stores', 'Машиностроение, ремонт, снабжение'],
    special: ['Inspection certificate EN 10204 3.1 on request. Keep in the oiled factory wrap until fitting.', 'Сертификат EN 10204 3.1 по запросу. До монтажа хранить в заводской промасленной упаковке.'],
    shipment: ['Cartons on an ISPM 15 pallet, VCI film', 'Коробки на паллете ISPM 15, плёнка VCI'] },
  castings: { terms: ['FOB', 'CFR', 'FOB'], place: 'kolkata', method: SEA, pay: [0.3, 0.7], sample: true, condition: NEW, industries: 'construction,metallurgy',
    area: ['Road works, utilities and machine building', 'Дорожное строительство, коммунальные сети, машиностроение'],
    special: ['Made to the drawing or the standard named; pattern and first article are agreed before series.', 'Изготовление по чертежу или указанному стандарту; модель и первый образец согласуются до серии.'],
    shipment: ['Steel-strapped pallets to ISPM 15, 24–26 t per container', 'Паллеты ISPM 15 со стальной лентой, 24–26 т в контейнере'] },
  textile: { terms: ['FOB', 'FOB', 'CIF'], place: 'tuticorin', method: SEA, pay: [0.3, 0.7], sample: true, condition: NEW, industries: 'textile,retail',
    area: ['Sewing of clothing and home textiles', 'Пошив одежды и домашнего текстиля'],
    special: ['Lab dip and a 3 m cut are sent before series. Shade band within 4 grey scale.', 'До серии высылаются выкраска и отрез 3 м. Разнооттеночность не ниже 4 баллов по серой шкале.'],
    shipment: ['Rolls or cartons in film, dry container', 'Рулоны или коробки в плёнке, сухой контейнер'] },
  leather: { terms: ['FCA', 'FOB', 'CIF'], place: 'chennai', method: 'air', pay: [0.4, 0.6], sample: true, condition: NEW, industries: 'leather,retail',
    area: ['Retail, corporate gifts, private label', 'Розница, корпоративные подарки, собственная торговая марка'],
    special: ['Embossing of your mark from 60 pieces. Natural grain differs from piece to piece.', 'Тиснение вашего знака от 60 изделий. Рисунок натуральной кожи у каждого изделия свой.'],
    shipment: ['Individual dust bag, export carton, air or sea', 'Индивидуальный чехол, экспортная коробка, авиа или морем'] },
  pharma: { terms: ['FCA', 'CIP', 'CPT'], place: 'hyderabad', method: 'air', pay: [0.5, 0.5], sample: false, condition: NEW, industries: 'pharma',
    area: ['Pharmaceutical production and distribution', 'Фармацевтическое производство и дистрибуция'],
    special: ['Sold to licensed buyers only. Dossier in CTD format, certificate of analysis for each batch. Store at 15–25 °C.', 'Только для покупателей с лицензией. Досье в формате CTD, сертификат анализа на каждую серию. Хранить при 15–25 °C.'],
    shipment: ['Insulated boxes with a temperature logger', 'Термобоксы с регистратором температуры'] },
  chem: { terms: ['FOB', 'CIF', 'FOB'], place: 'nhava-sheva', method: SEA, pay: [0.3, 0.7], sample: true, condition: NEW, industries: 'chemistry',
    area: ['Chemical, textile and water treatment plants', 'Химические, текстильные и водоочистные производства'],
    special: ['Safety data sheet in Russian to GOST 30333. Handle with gloves and goggles.', 'Паспорт безопасности на русском языке по ГОСТ 30333. Работать в перчатках и очках.'],
    shipment: ['UN-approved drums or bags on pallets, dry container', 'Бочки или мешки с маркировкой ООН на паллетах, сухой контейнер'] },
  electrical: { terms: ['FOB', 'FOB', 'CIF'], place: 'nhava-sheva', method: SEA, pay: [0.3, 0.7], sample: false, condition: NEW, industries: 'electrical,energy,construction',
    area: ['Industrial and civil power supply', 'Электроснабжение промышленных и гражданских объектов'],
    special: ['EAC certificate under TR CU 004/2011 and routine test report with each lot.', 'Сертификат ЕАЭС по ТР ТС 004/2011 и протокол приёмо-сдаточных испытаний на каждую партию.'],
    shipment: ['Coils, drums or cases on ISPM 15 pallets', 'Бухты, барабаны или ящики на паллетах ISPM 15'] },
  stone: { terms: ['FOB', 'CFR', 'FOB'], place: 'chennai', method: SEA, pay: [0.3, 0.7], sample: true, condition: NEW, industries: 'construction',
    area: ['Facades, floors, stairs and landscaping', 'Фасады, полы, лестницы и благоустройство'],
    special: ['Colour and pattern vary within the approved range of the sample. Book-matched lots on request.', 'Тон и рисунок колеблются в пределах утверждённого образца. Подбор «книжкой» по запросу.'],
    shipment: ['Wooden bundles or crates, 26–27 t per 20 ft container', 'Деревянные пирамиды или ящики, 26–27 т в контейнере 20 футов'] },
  auto: { terms: ['FOB', 'FCA', 'CIF'], place: 'nhava-sheva', method: SEA, pay: [0.3, 0.7], sample: true, condition: NEW, industries: 'automotive,transport',
    area: ['Aftermarket and service stations', 'Вторичный рынок и автосервисы'],
    special: ['Original numbers are given for reference. TR CU 018/2011 certificate supplied.', 'Оригинальные номера приведены для подбора. Предоставляется сертификат ТР ТС 018/2011.'],
    shipment: ['Printed or neutral boxes, cartons on pallets', 'Фирменная или нейтральная упаковка, коробки на паллетах'] },
  service: { terms: [''], place: 'none', method: '', pay: [0.3, 0.7], sample: false, condition: ['', ''], industries: 'other',
    area: ['Importers and industrial companies', 'Импортёры и промышленные компании'],
    special: ['Acceptance by act; closing documents in Russian and English.', 'Приёмка по акту; закрывающие документы на русском и английском языках.'],
    shipment: ['', ''] },
} as const satisfies Record<string, Profile>;

export type ProfileKey = keyof typeof table;

/** The common values of each kind of goods. */
export const profiles: Readonly<Record<ProfileKey, Profile>> = table;
