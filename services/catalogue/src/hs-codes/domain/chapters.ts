/** The 97 chapters of the Harmonized System, by number. Chapter 77 is reserved for later use. */
export const chapters = `
01|Live animals|Живые животные
02|Meat and edible meat offal|Мясо и пищевые мясные субпродукты
03|Fish, crustaceans, molluscs and other aquatic invertebrates|Рыба, ракообразные, моллюски и прочие водные беспозвоночные
04|Dairy produce, eggs, honey, other edible products of animal origin|Молочная продукция, яйца, мёд, прочие пищевые продукты животного происхождения
05|Products of animal origin, not elsewhere specified|Продукты животного происхождения, не поименованные в другом месте
06|Live trees and other plants, bulbs, cut flowers|Живые деревья и другие растения, луковицы, срезанные цветы
07|Edible vegetables, roots and tubers|Овощи, съедобные корнеплоды и клубнеплоды
08|Edible fruit and nuts, peel of citrus fruit or melons|Съедобные фрукты и орехи, кожура цитрусовых или дынь
09|Coffee, tea, maté and spices|Кофе, чай, мате и пряности
10|Cereals|Злаки
11|Products of the milling industry, malt, starches, gluten|Продукция мукомольной промышленности, солод, крахмалы, клейковина
12|Oil seeds, miscellaneous grains, seeds and fruit, medicinal plants, fodder|Масличные семена, прочие семена и плоды, лекарственные растения, корма
13|Lac, gums, resins and other vegetable saps and extracts|Шеллак, камеди, смолы и прочие растительные соки и экстракты
14|Vegetable plaiting materials, other vegetable products|Растительные материалы для плетения, прочие продукты растительного происхождения
15|Animal, vegetable or microbial fats and oils|Жиры и масла животного, растительного или микробного происхождения
16|Preparations of meat, fish, crustaceans or molluscs|Готовые продукты из мяса, рыбы, ракообразных или моллюсков
17|Sugars and sugar confectionery|Сахар и кондитерские изделия из сахара
18|Cocoa and cocoa preparations|Какао и продукты из него
19|Preparations of cereals, flour, starch or milk, pastry|Готовые продукты из зерна, муки, крахмала или молока, мучные кондитерские изделия
20|Preparations of vegetables, fruit, nuts or other parts of plants|Продукты переработки овощей, фруктов, орехов или прочих частей растений
21|Miscellaneous edible preparations|Разные пищевые продукты
22|Beverages, spirits and vinegar|Алкогольные и безалкогольные напитки и уксус
23|Residues and waste from the food industries, animal fodder|Остатки и отходы пищевой промышленности, готовые корма для животных
24|Tobacco and tobacco substitutes|Табак и заменители табака
25|Salt, sulphur, earths and stone, plastering materials, lime and cement|Соль, сера, земли и камень, штукатурные материалы, известь и цемент
26|Ores, slag and ash|Руды, шлак и зола
27|Mineral fuels, mineral oils and products of their distillation|Топливо минеральное, нефть и продукты их перегонки
28|Inorganic chemicals, compounds of precious and rare-earth metals|Продукты неорганической химии, соединения драгоценных и редкоземельных металлов
29|Organic chemicals|Органические химические соединения
30|Pharmaceutical products|Фармацевтическая продукция
31|Fertilisers|Удобрения
32|Tanning and dyeing extracts, dyes, pigments, paints, putty, inks|Экстракты дубильные и красильные, красители, пигменты, краски, шпатлёвки, чернила
33|Essential oils, perfumery, cosmetic and toilet preparations|Эфирные масла, парфюмерные, косметические и туалетные средства
34|Soap, washing and lubricating preparations, waxes, candles|Мыло, моющие и смазочные средства, воски, свечи
35|Albuminoidal substances, modified starches, glues, enzymes|Белковые вещества, модифицированные крахмалы, клеи, ферменты
36|Explosives, pyrotechnic products, matches|Взрывчатые вещества, пиротехнические изделия, спички
37|Photographic or cinematographic goods|Фото- и кинотовары
38|Miscellaneous chemical products|Прочие химические продукты
39|Plastics and articles of plastics|Пластмассы и изделия из них
40|Rubber and articles of rubber|Каучук, резина и изделия из них
41|Raw hides and skins, leather|Необработанные шкуры и выделанная кожа
42|Articles of leather, saddlery, travel goods, handbags|Изделия из кожи, шорно-седельные изделия, дорожные принадлежности, сумки
43|Furskins and artificial fur|Натуральный и искусственный мех, изделия из него
44|Wood and articles of wood, wood charcoal|Древесина и изделия из неё, древесный уголь
45|Cork and articles of cork|Пробка и изделия из неё
46|Manufactures of straw and other plaiting materials, basketware|Изделия из соломы и прочих материалов для плетения, корзиночные изделия
47|Pulp of wood or other cellulosic material, waste paper|Масса из древесины или других целлюлозных материалов, макулатура
48|Paper and paperboard, articles of paper pulp|Бумага и картон, изделия из бумажной массы
49|Printed books, newspapers, pictures and other printed matter|Печатные книги, газеты, репродукции и прочая полиграфия
50|Silk|Шёлк
51|Wool, fine or coarse animal hair, horsehair yarn and fabric|Шерсть, тонкий или грубый волос животных, пряжа и ткань из конского волоса
52|Cotton|Хлопок
53|Other vegetable textile fibres, paper yarn and fabrics of it|Прочие растительные текстильные волокна, бумажная пряжа и ткани из неё
54|Man-made filaments, strip of man-made textile materials|Химические нити, плоские нити из химических текстильных материалов
55|Man-made staple fibres|Химические волокна
56|Wadding, felt and nonwovens, special yarns, twine, ropes|Вата, войлок и нетканые материалы, специальная пряжа, бечёвки, верёвки
57|Carpets and other textile floor coverings|Ковры и прочие текстильные напольные покрытия
58|Special woven fabrics, tufted fabrics, lace, tapestries, embroidery|Специальные ткани, тафтинговые материалы, кружева, гобелены, вышивки
59|Impregnated, coated or laminated textile fabrics|Текстильные материалы пропитанные, с покрытием или дублированные
60|Knitted or crocheted fabrics|Трикотажные полотна
61|Apparel and accessories, knitted or crocheted|Одежда и принадлежности к ней, трикотажные
62|Apparel and accessories, not knitted or crocheted|Одежда и принадлежности к ней, кроме трикотажных
63|Other made-up textile articles, sets, worn clothing, rags|Прочие готовые текстильные изделия, наборы, одежда бывшая в употреблении, тряпьё
64|Footwear, gaiters and the like, parts of them|Обувь, гетры и аналогичные изделия, их детали
65|Headgear and parts of it|Головные уборы и их части
66|Umbrellas, walking sticks, whips and parts of them|Зонты, трости, хлысты и их части
67|Prepared feathers and down, artificial flowers, articles of human hair|Обработанные перья и пух, искусственные цветы, изделия из человеческого волоса
68|Articles of stone, plaster, cement, asbestos, mica|Изделия из камня, гипса, цемента, асбеста, слюды
69|Ceramic products|Керамические изделия
70|Glass and glassware|Стекло и изделия из него
71|Pearls, precious stones and metals, imitation jewellery, coin|Жемчуг, драгоценные камни и металлы, бижутерия, монеты
72|Iron and steel|Чёрные металлы
73|Articles of iron or steel|Изделия из чёрных металлов
74|Copper and articles of copper|Медь и изделия из неё
75|Nickel and articles of nickel|Никель и изделия из него
76|Aluminium and articles of aluminium|Алюминий и изделия из него
77|Reserved for future use|Зарезервирована для будущего использования
78|Lead and articles of lead|Свинец и изделия из него
79|Zinc and articles of zinc|Цинк и изделия из него
80|Tin and articles of tin|Олово и изделия из него
81|Other base metals, cermets, articles of them|Прочие недрагоценные металлы, металлокерамика, изделия из них
82|Tools, implements, cutlery of base metal, parts of them|Инструменты, приспособления, ножевые изделия из недрагоценных металлов, их части
83|Miscellaneous articles of base metal|Прочие изделия из недрагоценных металлов
84|Nuclear reactors, boilers, machinery and mechanical appliances, parts|Реакторы ядерные, котлы, оборудование и механические устройства, их части
85|Electrical machinery and equipment, sound and television apparatus, parts|Электрические машины и оборудование, звуко- и телевизионная аппаратура, их части
86|Railway locomotives, rolling stock, track fixtures, signalling equipment|Железнодорожные локомотивы, подвижной состав, путевое и сигнальное оборудование
87|Vehicles other than railway rolling stock, parts and accessories|Средства наземного транспорта, кроме железнодорожного, их части и принадлежности
88|Aircraft, spacecraft and parts of them|Летательные и космические аппараты и их части
89|Ships, boats and floating structures|Суда, лодки и плавучие конструкции
90|Optical, measuring, checking, medical instruments, parts of them|Приборы оптические, измерительные, контрольные, медицинские, их части
91|Clocks and watches and parts of them|Часы всех видов и их части
92|Musical instruments, parts and accessories|Музыкальные инструменты, их части и принадлежности
93|Arms and ammunition, parts and accessories|Оружие и боеприпасы, их части и принадлежности
94|Furniture, bedding, lighting fittings, prefabricated buildings|Мебель, постельные принадлежности, светильники, сборные строения
95|Toys, games and sports requisites, parts of them|Игрушки, игры и спортивный инвентарь, их части
96|Miscellaneous manufactured articles|Разные готовые изделия
97|Works of art, collectors’ pieces and antiques|Произведения искусства, предметы коллекционирования и антиквариат
`;
