/** Headings (4 digits) and sub-headings (6) the bundled market uses; the official nomenclature brings the others. */
export const headings = `
0712|Dried vegetables, whole, cut, sliced or in powder|Овощи сушёные, целые, нарезанные или в порошке
071220|Dried onions|Лук репчатый сушёный
071290|Other dried vegetables, mixtures of vegetables|Овощи сушёные прочие, овощные смеси
0713|Dried leguminous vegetables, shelled|Овощи бобовые сушёные, лущёные
071320|Chickpeas|Нут
071340|Lentils|Чечевица
0801|Coconuts, Brazil nuts and cashew nuts|Орехи кокосовые, бразильские и кешью
080111|Desiccated coconuts|Кокосы высушенные
080132|Cashew nuts, shelled|Орехи кешью, очищенные от скорлупы
0901|Coffee, roasted or not|Кофе, жареный или нежареный
090111|Coffee, not roasted, not decaffeinated|Кофе нежареный, с кофеином
090121|Coffee, roasted, not decaffeinated|Кофе жареный, с кофеином
0902|Tea, flavoured or not|Чай, в том числе ароматизированный
090220|Green tea in packings above 3 kg|Чай зелёный в упаковках свыше 3 кг
090230|Black tea in packings of up to 3 kg|Чай чёрный в упаковках до 3 кг
090240|Black tea in packings above 3 kg|Чай чёрный в упаковках свыше 3 кг
0904|Pepper, dried or ground capsicum|Перец чёрный, перец стручковый сушёный или молотый
090411|Pepper, neither crushed nor ground|Перец недроблёный, немолотый
090422|Capsicum, crushed or ground|Перец стручковый дроблёный или молотый
0908|Nutmeg, mace and cardamoms|Орех мускатный, мацис и кардамон
090831|Cardamoms, neither crushed nor ground|Кардамон недроблёный, немолотый
0909|Seeds of anise, coriander, cumin, fennel|Семена аниса, кориандра, тмина, фенхеля
090931|Cumin seeds, neither crushed nor ground|Семена кумина недроблёные, немолотые
0910|Ginger, saffron, turmeric, curry and other spices|Имбирь, шафран, куркума, карри и прочие пряности
091030|Turmeric|Куркума
091099|Other spices|Пряности прочие
1006|Rice|Рис
100630|Semi-milled or wholly milled rice|Рис полуобрушенный или полностью обрушенный
1102|Cereal flours other than of wheat|Мука из зерна злаков, кроме пшеничной
1207|Other oil seeds|Семена прочих масличных культур
120740|Sesamum seeds|Семена кунжута
1211|Plants used in perfumery, pharmacy or against insects|Растения для парфюмерии, фармации или борьбы с насекомыми
121190|Other medicinal plants|Растения лекарственные прочие
1302|Vegetable saps and extracts, thickeners|Растительные соки и экстракты, загустители
130232|Thickeners of locust beans or guar seeds|Загустители из рожкового дерева или семян гуара
1515|Other fixed vegetable fats and oils|Прочие нелетучие растительные жиры и масла
151530|Castor oil|Масло касторовое
1701|Cane or beet sugar|Сахар тростниковый или свекловичный
170199|Refined sugar|Сахар рафинированный
2007|Jams, fruit jellies, purées and pastes|Джемы, желе, пюре и пасты фруктовые
200799|Jams and purées of other fruit|Джемы и пюре из прочих фруктов
2101|Extracts and concentrates of coffee, tea or maté|Экстракты и концентраты кофе, чая или мате
210111|Extracts of coffee|Экстракты кофе
2933|Heterocyclic compounds with nitrogen hetero-atoms|Соединения гетероциклические с гетероатомами азота
3004|Medicaments in doses or for retail sale|Лекарственные средства дозированные или для розничной продажи
300490|Other medicaments|Лекарственные средства прочие
3204|Synthetic organic colouring matter|Красящие вещества органические синтетические
320416|Reactive dyes|Красители химически активные
3301|Essential oils, resinoids|Масла эфирные, резиноиды
330190|Oleoresins, aqueous distillates of essential oils|Экстрагированные эфирные смолы, водные дистилляты эфирных масел
4015|Apparel and gloves of vulcanised rubber|Одежда и перчатки из вулканизованной резины
401512|Gloves for medical use|Перчатки медицинские
4107|Leather further prepared, of bovine or equine animals|Кожа дополнительно обработанная из шкур крупного рогатого скота или лошадей
410792|Grain splits|Кожа, двоёная лицевая
4202|Trunks, suitcases, handbags, wallets and similar containers|Чемоданы, сумки, бумажники и аналогичные изделия
420211|Suitcases with an outer surface of leather|Чемоданы с лицевой поверхностью из кожи
420231|Articles carried in the pocket, of leather|Изделия для ношения в кармане, из кожи
4203|Apparel and accessories of leather|Одежда и принадлежности к ней из кожи
420330|Belts and bandoliers|Пояса, ремни и портупеи
5007|Woven fabrics of silk|Ткани шёлковые
5205|Cotton yarn, 85 % or more of cotton|Пряжа хлопчатобумажная, 85 % хлопка или более
520523|Single yarn of combed fibres, 192.31 to 232.56 decitex|Пряжа однониточная из гребнечёсаных волокон, 192,31–232,56 дтекс
5208|Woven cotton fabrics of up to 200 g/m²|Ткани хлопчатобумажные до 200 г/м²
520832|Dyed cotton fabrics, plain weave, above 100 g/m²|Ткани хлопчатобумажные окрашенные, полотняного переплетения, свыше 100 г/м²
5209|Woven cotton fabrics above 200 g/m²|Ткани хлопчатобумажные свыше 200 г/м²
520942|Denim|Деним
6109|T-shirts and vests, knitted|Майки и футболки трикотажные
610910|T-shirts and vests of cotton|Майки и футболки из хлопка
6302|Bed, table, toilet and kitchen linen|Бельё постельное, столовое, туалетное и кухонное
630221|Printed bed linen of cotton|Бельё постельное напечатанное, из хлопка
630260|Toilet and kitchen linen of cotton terry|Бельё туалетное и кухонное из махровых хлопчатобумажных тканей
6403|Footwear with uppers of leather|Обувь с верхом из натуральной кожи
640340|Footwear with a protective metal toe-cap|Обувь с защитным металлическим подноском
6802|Worked building stone and articles of it|Камень строительный обработанный и изделия из него
680221|Marble, travertine and alabaster, simply cut|Мрамор, травертин и алебастр, распиленные
680293|Granite, worked|Гранит обработанный
6907|Ceramic flags, tiles and mosaic cubes|Плиты и плитка керамические, кубики мозаичные
690721|Tiles with water absorption of up to 0.5 %|Плитка с водопоглощением до 0,5 %
6910|Ceramic sinks, baths, closet pans and similar fixtures|Раковины, ванны, унитазы и аналогичные изделия из керамики
691010|Sanitary fixtures of porcelain|Санитарные изделия из фарфора
7304|Seamless tubes and pipes of iron or steel|Трубы бесшовные из чёрных металлов
7307|Tube and pipe fittings of iron or steel|Фитинги для труб из чёрных металлов
730791|Flanges|Фланцы
7315|Chain and parts of it, of iron or steel|Цепи и их части из чёрных металлов
731511|Roller chain|Цепи роликовые
7318|Screws, bolts, nuts and similar articles|Винты, болты, гайки и аналогичные изделия
731815|Other screws and bolts|Винты и болты прочие
7325|Other cast articles of iron or steel|Изделия литые прочие из чёрных металлов
732510|Articles of non-malleable cast iron|Изделия из нековкого литейного чугуна
7326|Other articles of iron or steel|Изделия прочие из чёрных металлов
732619|Forged or stamped articles|Изделия кованые или штампованные
7412|Copper tube and pipe fittings|Фитинги медные для труб
741220|Fittings of copper alloys|Фитинги из медных сплавов
8205|Hand tools not elsewhere specified|Инструменты ручные, не поименованные в другом месте
820570|Vices and clamps|Тиски и зажимы
8207|Interchangeable tools for hand tools or machine tools|Инструменты сменные для ручных инструментов или станков
820750|Tools for drilling|Инструменты для сверления
820770|Tools for milling|Инструменты для фрезерования
8409|Parts for piston engines|Части поршневых двигателей
840999|Parts of compression-ignition engines|Части двигателей с воспламенением от сжатия
8413|Pumps for liquids|Насосы жидкостные
841350|Other reciprocating positive displacement pumps|Насосы объёмные возвратно-поступательные прочие
841360|Other rotary positive displacement pumps|Насосы объёмные роторные прочие
841370|Other centrifugal pumps|Насосы центробежные прочие
841391|Parts of pumps|Части насосов
8414|Air or vacuum pumps, compressors and fans|Насосы воздушные или вакуумные, компрессоры и вентиляторы
841480|Other air pumps, compressors and hoods|Насосы воздушные, компрессоры и колпаки прочие
8421|Centrifuges, filtering machinery for liquids or gases|Центрифуги, оборудование для фильтрования жидкостей или газов
842123|Oil or petrol filters for engines|Фильтры масляные или топливные для двигателей
8457|Machining centres and multi-station transfer machines|Центры обрабатывающие и станки агрегатные
845710|Machining centres|Центры обрабатывающие
8458|Lathes for removing metal|Станки токарные металлорежущие
845811|Horizontal lathes, numerically controlled|Станки токарные горизонтальные с ЧПУ
845899|Other lathes|Станки токарные прочие
8466|Parts and accessories of machine tools|Части и принадлежности станков
846620|Work holders|Приспособления для крепления деталей
8481|Taps, cocks, valves and similar appliances|Краны, клапаны, вентили и аналогичная арматура
848180|Other appliances|Арматура прочая
8482|Ball or roller bearings|Подшипники шариковые или роликовые
848210|Ball bearings|Подшипники шариковые
848220|Tapered roller bearings|Подшипники роликовые конические
848230|Spherical roller bearings|Подшипники роликовые сферические
8483|Transmission shafts, bearing housings, gears, couplings|Валы, корпуса подшипников, шестерни, муфты
848320|Bearing housings with bearings|Корпуса подшипников со встроенными подшипниками
848340|Gears and gearing, ball screws, gear boxes|Зубчатые колёса и передачи, шариковые винты, редукторы
848350|Flywheels and pulleys|Маховики и шкивы
848390|Parts of transmissions|Части передач
8484|Gaskets, sets of gaskets, mechanical seals|Прокладки, наборы прокладок, торцовые уплотнения
848410|Gaskets of metal sheeting with other material|Прокладки из листового металла с другим материалом
8501|Electric motors and generators|Двигатели и генераторы электрические
850152|Motors of 750 W to 75 kW, alternating current|Двигатели переменного тока от 750 Вт до 75 кВт
8504|Transformers, static converters and inductors|Трансформаторы, статические преобразователи, катушки индуктивности
850421|Liquid dielectric transformers of up to 650 kVA|Трансформаторы с жидким диэлектриком до 650 кВА
850434|Other transformers above 500 kVA|Трансформаторы прочие свыше 500 кВА
8537|Boards, panels and consoles for electric control|Пульты, панели и шкафы для управления электрическим током
853710|Boards for up to 1,000 V|Панели на напряжение до 1000 В
8544|Insulated wire and cable|Провода и кабели изолированные
854449|Conductors for up to 1,000 V without connectors|Проводники на напряжение до 1000 В без соединителей
854460|Conductors for above 1,000 V|Проводники на напряжение свыше 1000 В
8708|Parts and accessories of motor vehicles|Части и принадлежности автомобилей
870830|Brakes and parts of them|Тормоза и их части
870893|Clutches and parts of them|Сцепления и их части
9017|Drawing, marking-out and measuring instruments for the hand|Инструменты чертёжные, разметочные и измерительные ручные
901730|Micrometers, callipers and gauges|Микрометры, кронциркули и калибры
9405|Lamps and lighting fittings|Светильники и осветительное оборудование
940510|Chandeliers and other ceiling or wall lighting|Люстры и прочее освещение потолочное или настенное
940542|Other luminaires with LED light sources|Светильники прочие со светодиодными источниками
`;
