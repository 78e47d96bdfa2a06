import type { Pair } from '../local-text.js';

/** A supplier as written by hand. Numbers, addresses and dates are calculated from this row. */
export interface SupplierRow {
  key: string;
  name: string;
  legalForm: 'Pvt Ltd' | 'Ltd' | 'LLP' | '';
  brand: string;
  city: Pair;
  state: Pair;
  /** The GST code of the state. */
  stateCode: string;
  street: string;
  pin: string;
  business: 'any' | 'manufacturer' | 'distributer';
  industries: string[];
  goods: Pair;
  person: string;
  role: string;
  since: number;
}

const MAHARASHTRA: Pair = ['Maharashtra', 'Махараштра'];
const GUJARAT: Pair = ['Gujarat', 'Гуджарат'];
const TAMIL_NADU: Pair = ['Tamil Nadu', 'Тамилнад'];
const KERALA: Pair = ['Kerala', 'Керала'];
const HARYANA: Pair = ['Haryana', 'Харьяна'];
const RAJASTHAN: Pair = ['Rajasthan', 'Раджастхан'];
const KARNATAKA: Pair = ['Karnataka', 'Карнатака'];
const WEST_BENGAL: Pair = ['West Bengal', 'Западная Бенгалия'];
const UTTAR_PRADESH: Pair = ['Uttar Pradesh', 'Уттар-Прадеш'];
const PUNJAB: Pair = ['Punjab', 'Пенджаб'];
const TELANGANA: Pair = ['Telangana', 'Телангана'];
const DELHI: Pair = ['Delhi', 'Дели'];

type Line = readonly [
  key: string,
  name: string,
  legalForm: SupplierRow['legalForm'],
  brand: string,
  city: Pair,
  state: Pair,
  stateCode: string,
  street: string,
  pin: string,
  business: SupplierRow['business'],
  industries: string,
  goods: Pair,
  person: string,
  role: string,
  since: number,
];

// biome-ignore format: one supplier per two lines reads as the table it is
const lines: readonly Line[] = [
  ['kaveri', 'Kaveri Agro Exports', 'Pvt Ltd', 'Kaveri', ['Guwahati', 'Гувахати'], ['Assam', 'Ассам'], '18', '14 Fancy Bazar, A.T. Road', '781001', 'manufacturer', 'food,agriculture',
    ['Orthodox and CTC Assam tea from own gardens, basmati and sona masoori rice', 'Ортодоксальный и гранулированный чай Ассама с собственных плантаций, рис басмати и сона масури'], 'Rajesh Barua', 'Export Director', 1994],
  ['deccan-tools', 'Deccan Precision Tools', 'LLP', 'Deccan Precision', ['Rajkot', 'Раджкот'], GUJARAT, '24', 'Plot 212, GIDC Lodhika, Metoda', '360021', 'manufacturer', 'metalworking,machinery',
    ['CNC machining centres, lathes, carbide tools and workholding', 'Обрабатывающие центры и токарные станки с ЧПУ, твердосплавный инструмент и оснастка'], 'Hiren Vaghela', 'Managing Partner', 2006],
  ['deccan-flow', 'Deccan Flow Systems', 'Pvt Ltd', 'Deccan Flow', ['Pune', 'Пуна'], MAHARASHTRA, '27', 'Plot J-48, MIDC Bhosari', '411026', 'manufacturer', 'water,chemistry,machinery',
    ['Centrifugal, circulating and chemical pumps with spares', 'Центробежные, циркуляционные и химические насосы с запасными частями'], 'Vikram Joshi', 'Head of Exports', 1998],
  ['surya', 'Surya Cotton Mills', 'Ltd', 'Surya', ['Coimbatore', 'Коимбатур'], TAMIL_NADU, '33', '318 Avinashi Road, Peelamedu', '641004', 'manufacturer', 'textile',
    ['Cotton fabrics, combed and carded yarn', 'Хлопковые ткани, гребенная и кардная пряжа'], 'Karthik Subramanian', 'Marketing Manager', 1979],
  ['coromandel', 'Coromandel Bearings', 'Pvt Ltd', 'Coromandel', ['Chennai', 'Ченнаи'], TAMIL_NADU, '33', '27 SIDCO Industrial Estate, Ambattur', '600098', 'manufacturer', 'machinery,automotive',
    ['Ball and roller bearings, plummer block units', 'Шариковые и роликовые подшипники, корпусные узлы'], 'Anand Raghavan', 'Export Manager', 1987],
  ['malabar', 'Malabar Spice House', '', 'Malabar', ['Kochi', 'Кочин'], KERALA, '32', '11/402 Jew Town Road, Mattancherry', '682002', 'distributer', 'food',
    ['Black pepper, cardamom, ginger, nutmeg and spice oils', 'Чёрный перец, кардамон, имбирь, мускатный орех и масла пряностей'], 'Thomas Kurian', 'Partner', 1968],
  ['jamnagar', 'Jamnagar Brass Works', '', 'JBW', ['Jamnagar', 'Джамнагар'], GUJARAT, '24', 'Plot 1187, GIDC Phase II, Dared', '361004', 'manufacturer', 'construction,water',
    ['Brass pipe fittings, valves and cable glands', 'Латунные фитинги, краны и кабельные вводы'], 'Jignesh Patel', 'Proprietor', 1991],
  ['konkan', 'Konkan Cables', 'Pvt Ltd', 'Konkan', ['Noida', 'Нойда'], UTTAR_PRADESH, '09', 'C-56, Sector 63', '201301', 'manufacturer', 'electrical,energy',
    ['Power, control and instrumentation cables', 'Силовые, контрольные и измерительные кабели'], 'Amit Khanna', 'Vice President, Exports', 2001],
  ['chola', 'Chola Leather Craft', 'LLP', 'Chola', ['Ambur', 'Амбур'], TAMIL_NADU, '33', '63 Krishnapuram Main Road', '635802', 'manufacturer', 'leather,retail',
    ['Leather bags, briefcases, belts and wallets', 'Кожаные сумки, портфели, ремни и бумажники'], 'Imran Ahmed', 'Export Manager', 1996],
  ['nilgiri', 'Nilgiri Estate Teas', 'Pvt Ltd', 'Blue Hills', ['Coonoor', 'Кунур'], TAMIL_NADU, '33', 'Highfield Estate, Walkers Hill Road', '643101', 'manufacturer', 'food,agriculture',
    ['Nilgiri black, green and white tea, packed for retail', 'Чёрный, зелёный и белый чай Нилгири, розничная фасовка'], 'Meera Krishnan', 'Director', 1985],
  ['teesta', 'Teesta Valley Tea Company', 'Ltd', 'Teesta Valley', ['Siliguri', 'Силигури'], WEST_BENGAL, '19', 'Sevoke Road, 2nd Mile', '734001', 'manufacturer', 'food',
    ['Darjeeling and Dooars tea, bulk and packed', 'Чай Дарджилинга и Доарса, навалом и в фасовке'], 'Arindam Ghosh', 'General Manager', 1962],
  ['baba-hills', 'Baba Hills Coffee', 'LLP', 'Baba Hills', ['Chikkamagaluru', 'Чикмагалур'], KARNATAKA, '29', 'K.M. Road, Jyothinagar', '577102', 'manufacturer', 'food,horeca',
    ['Arabica and robusta coffee, green and instant', 'Кофе арабика и робуста, зелёный и растворимый'], 'Nikhil Gowda', 'Partner', 2003],
  ['ponni', 'Ponni Spices and Foods', 'Pvt Ltd', 'Ponni', ['Erode', 'Эрод'], TAMIL_NADU, '33', '78 Brough Road', '638001', 'manufacturer', 'food',
    ['Ground and whole spices, curry blends', 'Молотые и цельные пряности, смеси карри'], 'Senthil Kumar', 'Export Executive', 1999],
  ['himgiri', 'Himgiri Rice Mills', 'Pvt Ltd', 'Himgiri', ['Karnal', 'Карнал'], HARYANA, '06', 'Kunjpura Road, Village Nevel', '132001', 'manufacturer', 'food,agriculture',
    ['Basmati rice, steamed, parboiled and raw', 'Рис басмати: пропаренный, парбойлд и шлифованный'], 'Sandeep Goel', 'Managing Director', 1989],
  ['godavari', 'Godavari Grains', 'Pvt Ltd', 'Godavari', ['Kakinada', 'Какинада'], ['Andhra Pradesh', 'Андхра-Прадеш'], '37', 'Beach Road, Vakalapudi', '533005', 'distributer', 'food,agriculture',
    ['Long grain and broken rice, maize, flours', 'Длиннозёрный и дроблёный рис, кукуруза, мука'], 'Srinivas Rao', 'Export Manager', 1997],
  ['narmada', 'Narmada Pulses and Oilseeds', 'Pvt Ltd', 'Narmada', ['Indore', 'Индор'], ['Madhya Pradesh', 'Мадхья-Прадеш'], '23', '22 Siyaganj, Jawahar Marg', '452007', 'manufacturer', 'food,agriculture',
    ['Lentils, chickpeas, beans, sesame and soya', 'Чечевица, нут, фасоль, кунжут и соя'], 'Pradeep Agrawal', 'Director', 1992],
  ['gir', 'Gir Agro Industries', '', 'Gir', ['Junagadh', 'Джунагадх'], GUJARAT, '24', 'Dolatpara GIDC, Rajkot Road', '362003', 'manufacturer', 'food,agriculture',
    ['Groundnuts, sesame, cumin, edible oils', 'Арахис, кунжут, кумин, растительные масла'], 'Bharat Dobariya', 'Partner', 1995],
  ['thar', 'Thar Gum and Proteins', 'Pvt Ltd', 'Thar', ['Jodhpur', 'Джодхпур'], RAJASTHAN, '08', 'F-114, Marudhar Industrial Area, Basni', '342005', 'manufacturer', 'food,oil-gas,textile',
    ['Guar gum powder and split, psyllium, thickeners', 'Гуаровая камедь и сплит, псиллиум, загустители'], 'Mahendra Singhvi', 'Director', 1986],
  ['mahuva', 'Mahuva Dehydration', 'LLP', 'Mahuva', ['Bhavnagar', 'Бхавнагар'], GUJARAT, '24', 'Savarkundla Road, Mahuva', '364290', 'manufacturer', 'food',
    ['Dehydrated onion, garlic and vegetables', 'Сушёные лук, чеснок и овощи'], 'Rakesh Mehta', 'Partner', 2000],
  ['ratnagiri', 'Ratnagiri Fruit Products', 'Pvt Ltd', 'Ratna', ['Ratnagiri', 'Ратнагири'], MAHARASHTRA, '27', 'E-19, MIDC Mirjole', '415639', 'manufacturer', 'food',
    ['Aseptic mango, guava and papaya pulp, fruit concentrates', 'Асептическое пюре манго, гуавы и папайи, фруктовые концентраты'], 'Sachin Sawant', 'Export Manager', 1993],
  ['kollam', 'Kollam Cashew Company', '', 'Kollam', ['Kollam', 'Коллам'], KERALA, '32', 'Parvathy Mill Road, Chinnakada', '691001', 'manufacturer', 'food',
    ['Cashew kernels, desiccated coconut, dried fruit', 'Ядро кешью, кокосовая стружка, сухофрукты'], 'Suresh Pillai', 'Partner', 1974],
  ['sahyadri', 'Sahyadri Pumps and Compressors', 'Pvt Ltd', 'Sahyadri', ['Kolhapur', 'Колхапур'], MAHARASHTRA, '27', 'Plot B-9, MIDC Shiroli', '416122', 'manufacturer', 'water,machinery',
    ['Multistage and self-priming pumps, piston compressors', 'Многоступенчатые и самовсасывающие насосы, поршневые компрессоры'], 'Ashok Patil', 'Managing Director', 1990],
  ['noyyal', 'Noyyal Pumps', 'Pvt Ltd', 'Noyyal', ['Coimbatore', 'Коимбатур'], TAMIL_NADU, '33', '104 Ganapathy Industrial Estate', '641006', 'manufacturer', 'water,agriculture',
    ['Borewell and drainage submersible pumps', 'Скважинные и дренажные погружные насосы'], 'Ramesh Natarajan', 'Export Manager', 1988],
  ['aravalli', 'Aravalli Compressors', 'Ltd', 'Aravalli', ['Faridabad', 'Фаридабад'], HARYANA, '06', '13/4 Mathura Road', '121003', 'manufacturer', 'machinery,chemistry',
    ['Screw and piston air compressors, dryers', 'Винтовые и поршневые компрессоры, осушители'], 'Neeraj Sethi', 'General Manager, Exports', 1983],
  ['satluj', 'Satluj Transmissions', 'Pvt Ltd', 'Satluj', ['Ludhiana', 'Лудхияна'], PUNJAB, '03', 'Focal Point Phase VIII', '141010', 'manufacturer', 'machinery,agriculture',
    ['Roller chains, sprockets and couplings', 'Роликовые цепи, звёздочки и муфты'], 'Harpreet Singh', 'Director', 1991],
  ['vindhya', 'Vindhya Gears', 'Pvt Ltd', 'Vindhya', ['Bhopal', 'Бхопал'], ['Madhya Pradesh', 'Мадхья-Прадеш'], '23', '41-B Industrial Area, Govindpura', '462023', 'manufacturer', 'machinery,metallurgy',
    ['Worm, helical and bevel gearboxes, geared motors', 'Червячные, цилиндрические и конические редукторы, мотор-редукторы'], 'Alok Dubey', 'Head of Sales', 1994],
  ['mysore', 'Mysore Machine Works', 'Ltd', 'MMW', ['Bengaluru', 'Бенгалуру'], KARNATAKA, '29', 'Plot 88, Peenya Industrial Area, Phase II', '560058', 'manufacturer', 'metalworking,machinery',
    ['CNC turning centres, grinding machines, machine vices', 'Токарные обрабатывающие центры, шлифовальные станки, станочные тиски'], 'Girish Hegde', 'Export Manager', 1976],
  ['trimbak', 'Trimbak Tooling', 'Pvt Ltd', 'Trimbak', ['Nashik', 'Насик'], MAHARASHTRA, '27', 'F-7, MIDC Satpur', '422007', 'manufacturer', 'metalworking',
    ['Drills, taps, end mills and measuring instruments', 'Свёрла, метчики, концевые фрезы и измерительный инструмент'], 'Mangesh Kulkarni', 'Director', 1999],
  ['sabarmati', 'Sabarmati Valves', 'Pvt Ltd', 'Sabarmati', ['Ahmedabad', 'Ахмадабад'], GUJARAT, '24', 'Plot 503, GIDC Odhav', '382415', 'manufacturer', 'oil-gas,chemistry,water',
    ['Ball, gate, globe and butterfly valves', 'Шаровые краны, задвижки, клапаны и дисковые затворы'], 'Nirav Shah', 'Managing Director', 1992],
  ['arnala', 'Arnala Flanges and Tubes', 'Pvt Ltd', 'Arnala', ['Mumbai', 'Мумбаи'], MAHARASHTRA, '27', '71 Kika Street, Gulalwadi', '400004', 'distributer', 'oil-gas,construction',
    ['Flanges, stainless and carbon steel pipes', 'Фланцы, трубы из нержавеющей и углеродистой стали'], 'Dilip Jain', 'Partner', 1984],
  ['tapi', 'Tapi Silk and Synthetics', 'LLP', 'Tapi', ['Surat', 'Сурат'], GUJARAT, '24', '2046 Ring Road, Millennium Market', '395002', 'manufacturer', 'textile',
    ['Silk, viscose and blended fabrics', 'Шёлковые, вискозные и смесовые ткани'], 'Mukesh Jariwala', 'Partner', 1998],
  ['amaravathi', 'Amaravathi Knits', 'Pvt Ltd', 'Amaravathi', ['Tiruppur', 'Тируппур'], TAMIL_NADU, '33', '5/118 Kangeyam Road', '641604', 'manufacturer', 'textile,retail',
    ['T-shirts, polo shirts and hoodies for private label', 'Футболки, поло и худи под маркой заказчика'], 'Priya Velusamy', 'Merchandising Head', 2002],
  ['yamuna', 'Yamuna Home Textiles', 'Pvt Ltd', 'Yamuna', ['Panipat', 'Панипат'], HARYANA, '06', 'Barsat Road, Sector 29', '132103', 'manufacturer', 'textile,horeca',
    ['Bed linen, towels and blankets', 'Постельное бельё, полотенца и пледы'], 'Deepak Chugh', 'Export Head', 1995],
  ['ganga', 'Ganga Leather and Safety', 'Pvt Ltd', 'Ganga Safe', ['Kanpur', 'Канпур'], UTTAR_PRADESH, '09', '121 Jajmau Industrial Area', '208010', 'manufacturer', 'leather,construction',
    ['Safety footwear, finished leather', 'Защитная обувь, готовая кожа'], 'Shahid Siddiqui', 'Director', 1989],
  ['hooghly', 'Hooghly Leather Goods', '', 'Hooghly', ['Kolkata', 'Калькутта'], WEST_BENGAL, '19', 'Zone 6, Calcutta Leather Complex, Bantala', '700105', 'manufacturer', 'leather,retail',
    ['Small leather goods, industrial gloves', 'Мелкая кожгалантерея, рабочие перчатки'], 'Subhash Banerjee', 'Partner', 1990],
  ['musi', 'Musi Pharma', 'Ltd', 'Musi', ['Hyderabad', 'Хайдарабад'], TELANGANA, '36', 'Plot 9, Pashamylaram Industrial Area', '502307', 'manufacturer', 'pharma,chemistry',
    ['Active substances and finished dosage forms, WHO-GMP', 'Субстанции и готовые лекарственные формы, WHO-GMP'], 'Lakshmi Reddy', 'Head of International Business', 1993],
  ['ankur', 'Ankur Dyestuffs', 'Pvt Ltd', 'Ankur', ['Ankleshwar', 'Анклешвар'], GUJARAT, '24', 'Plot 3406, GIDC Estate', '393002', 'manufacturer', 'chemistry,textile',
    ['Reactive, direct and pigment dyes', 'Активные, прямые красители и пигменты'], 'Chirag Desai', 'Export Manager', 1991],
  ['damanganga', 'Damanganga Chemicals', 'Ltd', 'Damanganga', ['Vapi', 'Вапи'], GUJARAT, '24', 'Plot 220, GIDC Phase II', '396195', 'manufacturer', 'chemistry,water',
    ['Industrial chemicals, laboratory reagents', 'Промышленная химия, лабораторные реактивы'], 'Kaushik Naik', 'Vice President', 1985],
  ['shivalik', 'Shivalik Healthcare', 'Pvt Ltd', 'Shivalik', ['Baddi', 'Бадди'], ['Himachal Pradesh', 'Химачал-Прадеш'], '02', 'Village Bhud, EPIP Phase I', '173205', 'manufacturer', 'pharma',
    ['Tablets, capsules, disposable medical goods', 'Таблетки, капсулы, одноразовые медицинские изделия'], 'Ritu Malhotra', 'Export Manager', 2005],
  ['rupnarayan', 'Rupnarayan Foundry', 'Pvt Ltd', 'Rupnarayan', ['Howrah', 'Ховра'], WEST_BENGAL, '19', '48 Benaras Road, Belgachia', '711108', 'manufacturer', 'construction,metallurgy',
    ['Manhole covers, gratings and drainage castings', 'Люки, решётки и дождеприёмники из чугуна'], 'Debashis Kundu', 'Director', 1978],
  ['panchganga', 'Panchganga Castings', 'Pvt Ltd', 'Panchganga', ['Kolhapur', 'Колхапур'], MAHARASHTRA, '27', 'Gat 412, Gokul Shirgaon MIDC', '416234', 'manufacturer', 'machinery,metallurgy',
    ['Grey and ductile iron castings to drawing', 'Отливки из серого и высокопрочного чугуна по чертежам'], 'Sunil Chavan', 'Managing Director', 1996],
  ['aji', 'Aji Forgings', 'LLP', 'Aji', ['Rajkot', 'Раджкот'], GUJARAT, '24', 'Aji Industrial Estate, Plot 31', '360003', 'manufacturer', 'metallurgy,machinery',
    ['Forged rings, shafts and flanges', 'Кованые кольца, валы и фланцы'], 'Kalpesh Savaliya', 'Partner', 2004],
  ['doaba', 'Doaba Fasteners', 'Pvt Ltd', 'Doaba', ['Ludhiana', 'Лудхияна'], PUNJAB, '03', 'Industrial Area C, Dhandari Kalan', '141014', 'manufacturer', 'construction,machinery',
    ['Bolts, nuts, studs and washers', 'Болты, гайки, шпильки и шайбы'], 'Gurmeet Kaur', 'Export Executive', 1997],
  ['kolar', 'Kolar Granites', 'Pvt Ltd', 'Kolar', ['Krishnagiri', 'Кришнагири'], TAMIL_NADU, '33', 'Bargur SIPCOT Industrial Complex', '635104', 'manufacturer', 'construction',
    ['Granite slabs, tiles and monuments', 'Гранитные слэбы, плитка и памятники'], 'Venkatesh Murthy', 'Director', 1994],
  ['makrana', 'Makrana Stone', 'LLP', 'Makrana', ['Kishangarh', 'Кишангарх'], RAJASTHAN, '08', 'RIICO Industrial Area, Madanganj', '305801', 'manufacturer', 'construction',
    ['Marble, sandstone and slate', 'Мрамор, песчаник и сланец'], 'Narendra Choudhary', 'Partner', 2001],
  ['machchhu', 'Machchhu Ceramics', 'Pvt Ltd', 'Machchhu', ['Morbi', 'Морби'], GUJARAT, '24', '8-A National Highway, Lalpar', '363642', 'manufacturer', 'construction,retail',
    ['Porcelain and wall tiles, sanitaryware', 'Керамогранит, настенная плитка, сантехника'], 'Jayesh Kalariya', 'Export Director', 2008],
  ['alwar', 'Alwar Electric Motors', 'Pvt Ltd', 'Alwar', ['Bhiwadi', 'Бхивади'], RAJASTHAN, '08', 'G-1/312, RIICO Industrial Area', '301019', 'manufacturer', 'electrical,machinery',
    ['Three-phase motors IE2 and IE3, alternators', 'Трёхфазные двигатели IE2 и IE3, генераторы'], 'Rohit Yadav', 'Sales Director', 1999],
  ['vishwamitri', 'Vishwamitri Switchgear', 'Ltd', 'Vishwa', ['Vadodara', 'Вадодара'], GUJARAT, '24', 'Plot 604, GIDC Makarpura', '390010', 'manufacturer', 'electrical,energy',
    ['Distribution transformers, switchboards, LED luminaires', 'Распределительные трансформаторы, щиты, светодиодные светильники'], 'Tejas Amin', 'Head of Exports', 1987],
  ['manesar', 'Manesar Auto Components', 'Pvt Ltd', 'Manesar', ['Gurugram', 'Гуруграм'], HARYANA, '06', 'Plot 141, Sector 5, IMT Manesar', '122052', 'manufacturer', 'automotive',
    ['Brake discs and pads, clutch sets', 'Тормозные диски и колодки, комплекты сцепления'], 'Varun Bhatia', 'Export Manager', 2003],
  ['ellora', 'Ellora Auto Parts', 'Pvt Ltd', 'Ellora', ['Aurangabad', 'Аурангабад'], MAHARASHTRA, '27', 'E-88, MIDC Waluj', '431136', 'manufacturer', 'automotive,machinery',
    ['Pistons, liners, filters for trucks and tractors', 'Поршни, гильзы и фильтры для грузовиков и тракторов'], 'Prashant Deshmukh', 'Director', 1995],
  ['hampi', 'Hampi Software Labs', 'Pvt Ltd', 'Hampi Labs', ['Bengaluru', 'Бенгалуру'], KARNATAKA, '29', '4th Floor, Embassy Lane, Koramangala', '560034', 'any', 'it,finance',
    ['Custom software, testing, data platforms', 'Разработка на заказ, тестирование, платформы данных'], 'Ananya Shetty', 'Delivery Director', 2011],
  ['charminar', 'Charminar Technologies', 'Ltd', 'Charminar', ['Hyderabad', 'Хайдарабад'], TELANGANA, '36', 'Cyber Gateway, HITEC City', '500081', 'any', 'it,finance',
    ['SAP and 1C integration, support teams', 'Интеграция SAP и 1С, команды поддержки'], 'Faisal Khan', 'Account Director', 2007],
  ['mula', 'Mula Engineering Services', 'LLP', 'Mula', ['Pune', 'Пуна'], MAHARASHTRA, '27', 'Aundh-Baner Link Road', '411007', 'any', 'machinery,oil-gas',
    ['CAD modelling, plant piping, strength analysis', 'CAD-моделирование, трубопроводы, прочностные расчёты'], 'Shruti Phadke', 'Partner', 2009],
  ['arabian', 'Arabian Sea Logistics', 'Pvt Ltd', 'Arabian Sea', ['Mumbai', 'Мумбаи'], MAHARASHTRA, '27', 'Hamilton House, Ballard Estate', '400001', 'any', 'transport',
    ['Sea and air freight India to Russia, customs', 'Морские и авиаперевозки из Индии в Россию, таможня'], 'Rustom Wadia', 'Managing Director', 1999],
  ['marina', 'Marina Freight and Warehousing', 'Pvt Ltd', 'Marina Freight', ['Chennai', 'Ченнаи'], TAMIL_NADU, '33', '44 Rajaji Salai, George Town', '600001', 'any', 'transport',
    ['Consolidation, warehousing and packing', 'Консолидация, складирование и упаковка'], 'Divya Ramanathan', 'Operations Head', 2004],
  ['indus', 'Indus Inspection and Certification', 'Pvt Ltd', 'Indus ICS', ['New Delhi', 'Нью-Дели'], DELHI, '07', 'B-21 Okhla Industrial Area, Phase I', '110020', 'any', 'other',
    ['Pre-shipment inspection, factory audit, EAC documents', 'Предотгрузочная инспекция, аудит заводов, документы ЕАЭС'], 'Sanjay Bhardwaj', 'Technical Director', 2002],
  ['vaani', 'Vaani Language Services', 'LLP', 'Vaani', ['New Delhi', 'Нью-Дели'], DELHI, '07', '17 Barakhamba Road', '110001', 'any', 'other',
    ['Technical translation English, Hindi and Russian, layout', 'Технический перевод с английского, хинди и русского, вёрстка'], 'Kavita Nair', 'Partner', 2010],
];

/** All suppliers: those of goods first, then those of services. */
export const supplierTable: readonly SupplierRow[] = lines.map((line) => {
  const [
    key,
    name,
    legalForm,
    brand,
    city,
    state,
    stateCode,
    street,
    pin,
    business,
    industries,
    goods,
    person,
    role,
    since,
  ] = line;
  return {
    key,
    name,
    legalForm,
    brand,
    city,
    state,
    stateCode,
    street,
    pin,
    business,
    industries: industries.split(','),
    goods,
    person,
    role,
    since,
  };
});
