/**
 * The headings (4 digits) and subheadings (6 digits) that the demo world's cards use. Importing the official
 * nomenclature adds the others.
 */
export const headings = `
0712|Dried vegetables, whole, cut, sliced or in powder|Овощи сушёные, целые, нарезанные или в порошке
071220|Dried onions|Лук репчатый сушёный
071290|Other dried vegetables, mixtures of vegetables|Овощи сушёные прочие, овощные смеси
0713|Dried leguminous vegetables, shelled|Овощи бобовые сушёные, лущёные
071320|Chickpeas|Нут
071331|Beans of the species Vigna mungo or Vigna radiata|Фасоль видов Vigna mungo или Vigna radiata
071333|Kidney beans|Фасоль обыкновенная
071340|Lentils|Чечевица
071360|Pigeon peas|Голубиный горох
0801|Coconuts, Brazil nuts and cashew nuts|Орехи кокосовые, бразильские и кешью
080111|Desiccated coconuts|Кокосы высушенные
080132|Cashew nuts, shelled|Орехи кешью, очищенные от скорлупы
0804|Dates, figs, pineapples, avocados, guavas, mangoes|Финики, инжир, ананасы, авокадо, гуайява, манго
080420|Figs|Инжир
0806|Grapes, fresh or dried|Виноград, свежий или сушёный
080620|Dried grapes|Виноград сушёный
0901|Coffee, roasted or not|Кофе, жареный или нежареный
090111|Coffee, not roasted, not decaffeinated|Кофе нежареный, с кофеином
090121|Coffee, roasted, not decaffeinated|Кофе жареный, с кофеином
0902|Tea, flavoured or not|Чай, в том числе ароматизированный
090220|Green tea in packings above 3 kg|Чай зелёный в упаковках свыше 3 кг
090230|Black tea in packings of up to 3 kg|Чай чёрный в упаковках до 3 кг
090240|Black tea in packings above 3 kg|Чай чёрный в упаковках свыше 3 кг
0904|Pepper, dried or ground capsicum|Перец чёрный, перец стручковый сушёный или молотый
090411|Pepper, neither crushed nor ground|Перец недроблёный, немолотый
090412|Pepper, crushed or ground|Перец дроблёный или молотый
090422|Capsicum, crushed or ground|Перец стручковый дроблёный или молотый
0907|Cloves|Гвоздика
090710|Cloves, neither crushed nor ground|Гвоздика недроблёная, немолотая
0908|Nutmeg, mace and cardamoms|Орех мускатный, мацис и кардамон
090831|Cardamoms, neither crushed nor ground|Кардамон недроблёный, немолотый
0909|Seeds of anise, coriander, cumin, fennel|Семена аниса, кориандра, тмина, фенхеля
090921|Coriander seeds, neither crushed nor ground|Семена кориандра недроблёные, немолотые
090922|Coriander seeds, crushed or ground|Семена кориандра дроблёные или молотые
090931|Cumin seeds, neither crushed nor ground|Семена кумина недроблёные, немолотые
090932|Cumin seeds, crushed or ground|Семена кумина дроблёные или молотые
090961|Seeds of anise, caraway or fennel, neither crushed nor ground|Семена аниса, тмина или фенхеля недроблёные, немолотые
0910|Ginger, saffron, turmeric, curry and other spices|Имбирь, шафран, куркума, карри и прочие пряности
091012|Ginger, crushed or ground|Имбирь дроблёный или молотый
091030|Turmeric|Куркума
091091|Mixtures of spices|Смеси пряностей
091099|Other spices|Пряности прочие
1006|Rice|Рис
100630|Semi-milled or wholly milled rice|Рис полуобрушенный или полностью обрушенный
1008|Buckwheat, millet, canary seed and other cereals|Гречиха, просо, семена канареечника и прочие злаки
100829|Millet other than seed|Просо, кроме семенного
1102|Cereal flours other than of wheat|Мука из зерна злаков, кроме пшеничной
110290|Flour of other cereals|Мука из зерна прочих злаков
1103|Cereal groats, meal and pellets|Крупа, мука грубого помола и гранулы из зерна злаков
110311|Groats and meal of wheat|Крупа и мука грубого помола из пшеницы
110313|Groats and meal of maize|Крупа и мука грубого помола из кукурузы
1106|Flour and meal of dried leguminous vegetables|Мука из сушёных бобовых овощей
110610|Flour and meal of leguminous vegetables of heading 0713|Мука из бобовых овощей товарной позиции 0713
1108|Starches, inulin|Крахмал, инулин
110812|Maize starch|Крахмал кукурузный
1201|Soya beans|Соевые бобы
120190|Soya beans other than seed|Соевые бобы, кроме семенных
1202|Ground-nuts, not roasted|Арахис нежареный
120242|Ground-nuts, shelled|Арахис лущёный
1207|Other oil seeds|Семена прочих масличных культур
120740|Sesamum seeds|Семена кунжута
120750|Mustard seeds|Семена горчицы
1211|Plants used in perfumery, pharmacy or against insects|Растения для парфюмерии, фармации или борьбы с насекомыми
121190|Other medicinal plants|Растения лекарственные прочие
1302|Vegetable saps and extracts, thickeners|Растительные соки и экстракты, загустители
130232|Thickeners of locust beans or guar seeds|Загустители из рожкового дерева или семян гуара
1508|Ground-nut oil|Масло арахисовое
150810|Ground-nut oil, crude|Масло арахисовое сырое
1513|Coconut, palm kernel or babassu oil|Масло кокосовое, пальмоядровое или бабассу
151311|Coconut oil, crude|Масло кокосовое сырое
1514|Rape, colza or mustard oil|Масло рапсовое или горчичное
151491|Other rape or mustard oil, crude|Масло рапсовое или горчичное прочее, сырое
1515|Other fixed vegetable fats and oils|Прочие нелетучие растительные жиры и масла
151530|Castor oil|Масло касторовое
151550|Sesame oil|Масло кунжутное
1701|Cane or beet sugar|Сахар тростниковый или свекловичный
170114|Other cane sugar, raw|Сахар тростниковый прочий, сырец
170199|Refined sugar|Сахар рафинированный
2007|Jams, fruit jellies, purées and pastes|Джемы, желе, пюре и пасты фруктовые
200799|Jams and purées of other fruit|Джемы и пюре из прочих фруктов
2008|Fruit, nuts and other parts of plants, otherwise prepared|Фрукты, орехи и прочие части растений, приготовленные иным способом
200811|Prepared ground-nuts|Арахис приготовленный
2101|Extracts and concentrates of coffee, tea or maté|Экстракты и концентраты кофе, чая или мате
210111|Extracts of coffee|Экстракты кофе
2817|Zinc oxide, zinc peroxide|Оксид цинка, пероксид цинка
281700|Zinc oxide, zinc peroxide|Оксид цинка, пероксид цинка
2827|Chlorides, chloride oxides, bromides, iodides|Хлориды, хлорид оксиды, бромиды, йодиды
282732|Aluminium chloride|Хлорид алюминия
2833|Sulphates, alums, peroxosulphates|Сульфаты, квасцы, пероксосульфаты
283321|Sulphate of magnesium|Сульфат магния
2836|Carbonates, peroxocarbonates|Карбонаты, пероксокарбонаты
283620|Disodium carbonate|Карбонат динатрия
2905|Acyclic alcohols and their derivatives|Спирты ациклические и их производные
290532|Propylene glycol|Пропиленгликоль
290545|Glycerol|Глицерин
2917|Polycarboxylic acids and their derivatives|Кислоты поликарбоновые и их производные
291711|Oxalic acid, its salts and esters|Кислота щавелевая, её соли и сложные эфиры
291719|Other acyclic polycarboxylic acids|Кислоты поликарбоновые ациклические прочие
2918|Carboxylic acids with an additional oxygen function|Кислоты карбоновые с дополнительной кислородсодержащей группой
291814|Citric acid|Кислота лимонная
2924|Compounds with a carboxyamide function|Соединения с функциональной карбоксамидной группой
292429|Other cyclic amides|Амиды циклические прочие
2925|Compounds with a carboxyimide or imine function|Соединения с функциональной карбоксимидной или иминной группой
292529|Other imines|Имины прочие
2933|Heterocyclic compounds with nitrogen hetero-atoms|Соединения гетероциклические с гетероатомами азота
293339|Other compounds with a pyridine ring|Соединения с пиридиновым кольцом прочие
293399|Other heterocyclic compounds with nitrogen|Соединения гетероциклические азотсодержащие прочие
2941|Antibiotics|Антибиотики
294190|Other antibiotics|Антибиотики прочие
3004|Medicaments in doses or for retail sale|Лекарственные средства дозированные или для розничной продажи
300490|Other medicaments|Лекарственные средства прочие
3005|Wadding, gauze, bandages, plasters|Вата, марля, бинты, пластыри
300590|Other dressings|Материалы перевязочные прочие
3203|Colouring matter of vegetable or animal origin|Красящие вещества растительного или животного происхождения
320300|Colouring matter of vegetable or animal origin|Красящие вещества растительного или животного происхождения
3204|Synthetic organic colouring matter|Красящие вещества органические синтетические
320411|Disperse dyes|Красители дисперсные
320412|Acid dyes, mordant dyes|Красители кислотные и протравные
320414|Direct dyes|Красители прямые
320416|Reactive dyes|Красители химически активные
320417|Pigments|Пигменты
3301|Essential oils, resinoids|Масла эфирные, резиноиды
330129|Other essential oils|Масла эфирные прочие
330190|Oleoresins, aqueous distillates of essential oils|Экстрагированные эфирные смолы, водные дистилляты эфирных масел
4015|Apparel and gloves of vulcanised rubber|Одежда и перчатки из вулканизованной резины
401512|Gloves for medical use|Перчатки медицинские
4107|Leather further prepared, of bovine or equine animals|Кожа дополнительно обработанная из шкур крупного рогатого скота или лошадей
410792|Grain splits|Кожа, двоёная лицевая
4202|Trunks, suitcases, handbags, wallets and similar containers|Чемоданы, сумки, бумажники и аналогичные изделия
420211|Suitcases with an outer surface of leather|Чемоданы с лицевой поверхностью из кожи
420221|Handbags with an outer surface of leather|Сумки с лицевой поверхностью из кожи
420231|Articles carried in the pocket, of leather|Изделия для ношения в кармане, из кожи
420291|Other containers with an outer surface of leather|Прочие изделия с лицевой поверхностью из кожи
4203|Apparel and accessories of leather|Одежда и принадлежности к ней из кожи
420330|Belts and bandoliers|Пояса, ремни и портупеи
5007|Woven fabrics of silk|Ткани шёлковые
5205|Cotton yarn, 85 % or more of cotton|Пряжа хлопчатобумажная, 85 % хлопка или более
520523|Single yarn of combed fibres, 192.31 to 232.56 decitex|Пряжа однониточная из гребнечёсаных волокон, 192,31–232,56 дтекс
5208|Woven cotton fabrics of up to 200 g/m²|Ткани хлопчатобумажные до 200 г/м²
520832|Dyed cotton fabrics, plain weave, above 100 g/m²|Ткани хлопчатобумажные окрашенные, полотняного переплетения, свыше 100 г/м²
5209|Woven cotton fabrics above 200 g/m²|Ткани хлопчатобумажные свыше 200 г/м²
520942|Denim|Деним
5407|Woven fabrics of synthetic filament yarn|Ткани из синтетических комплексных нитей
540752|Dyed fabrics of textured polyester filaments|Ткани окрашенные из текстурированных полиэфирных нитей
5408|Woven fabrics of artificial filament yarn|Ткани из искусственных комплексных нитей
540822|Dyed fabrics of artificial filaments|Ткани окрашенные из искусственных нитей
5509|Yarn of synthetic staple fibres|Пряжа из синтетических волокон
550953|Yarn of polyester staple fibres mixed with cotton|Пряжа из полиэфирных волокон, смешанных с хлопком
5516|Woven fabrics of artificial staple fibres|Ткани из искусственных волокон
551612|Dyed fabrics of artificial staple fibres|Ткани окрашенные из искусственных волокон
6105|Men’s or boys’ shirts, knitted|Рубашки мужские или для мальчиков трикотажные
610510|Men’s or boys’ knitted shirts of cotton|Рубашки мужские или для мальчиков трикотажные из хлопка
6109|T-shirts and vests, knitted|Майки и футболки трикотажные
610910|T-shirts and vests of cotton|Майки и футболки из хлопка
6302|Bed, table, toilet and kitchen linen|Бельё постельное, столовое, туалетное и кухонное
630221|Printed bed linen of cotton|Бельё постельное напечатанное, из хлопка
630260|Toilet and kitchen linen of cotton terry|Бельё туалетное и кухонное из махровых хлопчатобумажных тканей
6307|Other made-up textile articles|Изделия готовые текстильные прочие
630790|Other made-up articles|Изделия готовые прочие
6403|Footwear with uppers of leather|Обувь с верхом из натуральной кожи
640340|Footwear with a protective metal toe-cap|Обувь с защитным металлическим подноском
6802|Worked building stone and articles of it|Камень строительный обработанный и изделия из него
680221|Marble, travertine and alabaster, simply cut|Мрамор, травертин и алебастр, распиленные
680229|Other building stone, simply cut|Камень строительный прочий, распиленный
680293|Granite, worked|Гранит обработанный
6803|Worked slate and articles of slate|Сланец обработанный и изделия из него
680300|Worked slate and articles of slate|Сланец обработанный и изделия из него
6907|Ceramic flags, tiles and mosaic cubes|Плиты и плитка керамические, кубики мозаичные
690721|Tiles with water absorption of up to 0.5 %|Плитка с водопоглощением до 0,5 %
6910|Ceramic sinks, baths, closet pans and similar fixtures|Раковины, ванны, унитазы и аналогичные изделия из керамики
691010|Sanitary fixtures of porcelain|Санитарные изделия из фарфора
7304|Seamless tubes and pipes of iron or steel|Трубы бесшовные из чёрных металлов
730419|Seamless line pipe other than of stainless steel|Трубы бесшовные для трубопроводов, кроме нержавеющих
730441|Cold-drawn seamless tubes of stainless steel|Трубы бесшовные холоднодеформированные из нержавеющей стали
7306|Other tubes, pipes and hollow profiles of iron or steel|Трубы, трубки и профили полые прочие из чёрных металлов
730630|Welded tubes of non-alloy steel|Трубы сварные из нелегированной стали
730640|Welded tubes of stainless steel|Трубы сварные из нержавеющей стали
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
848420|Mechanical seals|Уплотнения торцовые
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
9018|Instruments and appliances for medicine|Приборы и устройства для медицины
901831|Syringes|Шприцы
901839|Needles, catheters, cannulae and the like|Иглы, катетеры, канюли и аналогичные инструменты
9405|Lamps and lighting fittings|Светильники и осветительное оборудование
940510|Chandeliers and other ceiling or wall lighting|Люстры и прочее освещение потолочное или настенное
940542|Other luminaires with LED light sources|Светильники прочие со светодиодными источниками
`;
