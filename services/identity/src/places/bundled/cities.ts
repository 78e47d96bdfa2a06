/**
 * The capital and the cities of 50,000 people or more, by the region's code: the Russian name, the English name, and
 * the district if it is bundled.
 */
export const cities = `
01 Майкоп|Maykop
02 Уфа|Ufa, Белебей|Belebey, Белорецк|Beloretsk, Ишимбай|Ishimbay, Кумертау|Kumertau, Мелеуз|Meleuz, Нефтекамск|Neftekamsk, Октябрьский|Oktyabrsky, Салават|Salavat, Сибай|Sibay, Стерлитамак|Sterlitamak, Туймазы|Tuymazy
03 Улан-Удэ|Ulan-Ude
04 Горно-Алтайск|Gorno-Altaysk
05 Махачкала|Makhachkala, Буйнакск|Buynaksk, Дербент|Derbent, Избербаш|Izberbash, Каспийск|Kaspiysk, Кизилюрт|Kizilyurt, Кизляр|Kizlyar, Хасавюрт|Khasavyurt
06 Магас|Magas, Карабулак|Karabulak, Назрань|Nazran, Сунжа|Sunzha
07 Нальчик|Nalchik, Баксан|Baksan, Прохладный|Prokhladny
08 Элиста|Elista
09 Черкесск|Cherkessk
10 Петрозаводск|Petrozavodsk
11 Сыктывкар|Syktyvkar, Воркута|Vorkuta, Ухта|Ukhta
12 Йошкар-Ола|Yoshkar-Ola, Волжск|Volzhsk
13 Саранск|Saransk
14 Якутск|Yakutsk, Нерюнгри|Neryungri
15 Владикавказ|Vladikavkaz
16 Казань|Kazan, Альметьевск|Almetyevsk|Альметьевский, Бугульма|Bugulma|Бугульминский, Елабуга|Yelabuga|Елабужский, Зеленодольск|Zelenodolsk|Зеленодольский, Лениногорск|Leninogorsk|Лениногорский, Набережные Челны|Naberezhnyye Chelny, Нижнекамск|Nizhnekamsk|Нижнекамский, Чистополь|Chistopol|Чистопольский
17 Кызыл|Kyzyl
18 Ижевск|Izhevsk, Воткинск|Votkinsk, Глазов|Glazov, Сарапул|Sarapul
19 Абакан|Abakan, Черногорск|Chernogorsk
20 Грозный|Grozny, Гудермес|Gudermes, Урус-Мартан|Urus-Martan, Шали|Shali
21 Чебоксары|Cheboksary, Новочебоксарск|Novocheboksarsk
22 Барнаул|Barnaul, Бийск|Biysk, Новоалтайск|Novoaltaysk, Рубцовск|Rubtsovsk
23 Краснодар|Krasnodar, Анапа|Anapa, Армавир|Armavir, Белореченск|Belorechensk|Белореченский, Геленджик|Gelendzhik, Ейск|Yeysk|Ейский, Кропоткин|Kropotkin|Кавказский, Крымск|Krymsk|Крымский, Лабинск|Labinsk|Лабинский, Новороссийск|Novorossiysk, Славянск-на-Кубани|Slavyansk-on-Kuban|Славянский, Сочи|Sochi, Тимашёвск|Timashyovsk|Тимашёвский, Тихорецк|Tikhoretsk|Тихорецкий, Туапсе|Tuapse|Туапсинский
24 Красноярск|Krasnoyarsk, Ачинск|Achinsk, Железногорск|Zheleznogorsk, Зеленогорск|Zelenogorsk, Канск|Kansk, Лесосибирск|Lesosibirsk, Минусинск|Minusinsk, Норильск|Norilsk
25 Владивосток|Vladivostok, Артём|Artyom, Находка|Nakhodka, Уссурийск|Ussuriysk
26 Ставрополь|Stavropol, Будённовск|Budyonnovsk, Георгиевск|Georgiyevsk, Ессентуки|Yessentuki, Кисловодск|Kislovodsk, Минеральные Воды|Mineralnyye Vody, Михайловск|Mikhaylovsk, Невинномысск|Nevinnomyssk, Пятигорск|Pyatigorsk
27 Хабаровск|Khabarovsk, Комсомольск-на-Амуре|Komsomolsk-on-Amur
28 Благовещенск|Blagoveshchensk, Белогорск|Belogorsk, Свободный|Svobodny
29 Архангельск|Arkhangelsk, Котлас|Kotlas, Северодвинск|Severodvinsk
30 Астрахань|Astrakhan
31 Белгород|Belgorod, Губкин|Gubkin, Старый Оскол|Stary Oskol
32 Брянск|Bryansk, Клинцы|Klintsy
33 Владимир|Vladimir, Александров|Aleksandrov, Гусь-Хрустальный|Gus-Khrustalny, Ковров|Kovrov, Муром|Murom
34 Волгоград|Volgograd, Волжский|Volzhsky, Камышин|Kamyshin, Михайловка|Mikhaylovka
35 Вологда|Vologda, Череповец|Cherepovets
36 Воронеж|Voronezh, Борисоглебск|Borisoglebsk, Лиски|Liski|Лискинский, Россошь|Rossosh|Россошанский
37 Иваново|Ivanovo, Кинешма|Kineshma, Шуя|Shuya
38 Иркутск|Irkutsk, Ангарск|Angarsk, Братск|Bratsk, Усолье-Сибирское|Usolye-Sibirskoye, Усть-Илимск|Ust-Ilimsk
39 Калининград|Kaliningrad
40 Калуга|Kaluga, Обнинск|Obninsk
41 Петропавловск-Камчатский|Petropavlovsk-Kamchatsky
42 Кемерово|Kemerovo, Анжеро-Судженск|Anzhero-Sudzhensk, Белово|Belovo, Киселёвск|Kiselyovsk, Ленинск-Кузнецкий|Leninsk-Kuznetsky, Междуреченск|Mezhdurechensk, Новокузнецк|Novokuznetsk, Прокопьевск|Prokopyevsk, Юрга|Yurga
43 Киров|Kirov, Кирово-Чепецк|Kirovo-Chepetsk
44 Кострома|Kostroma
45 Курган|Kurgan, Шадринск|Shadrinsk
46 Курск|Kursk, Железногорск|Zheleznogorsk
47 Всеволожск|Vsevolozhsk|Всеволожский, Выборг|Vyborg|Выборгский, Гатчина|Gatchina|Гатчинский, Кудрово|Kudrovo|Всеволожский, Мурино|Murino|Всеволожский, Сертолово|Sertolovo|Всеволожский, Сосновый Бор|Sosnovy Bor, Тихвин|Tikhvin|Тихвинский
48 Липецк|Lipetsk, Елец|Yelets
49 Магадан|Magadan
50 Балашиха|Balashikha, Видное|Vidnoye, Воскресенск|Voskresensk, Дзержинский|Dzerzhinsky, Дмитров|Dmitrov, Долгопрудный|Dolgoprudny, Домодедово|Domodedovo, Дубна|Dubna, Егорьевск|Yegoryevsk, Жуковский|Zhukovsky, Ивантеевка|Ivanteyevka, Клин|Klin, Коломна|Kolomna, Королёв|Korolyov, Котельники|Kotelniki, Красногорск|Krasnogorsk, Лобня|Lobnya, Лыткарино|Lytkarino, Люберцы|Lyubertsy, Мытищи|Mytishchi, Наро-Фоминск|Naro-Fominsk, Ногинск|Noginsk, Одинцово|Odintsovo, Орехово-Зуево|Orekhovo-Zuyevo, Павловский Посад|Pavlovsky Posad, Подольск|Podolsk, Пушкино|Pushkino, Раменское|Ramenskoye, Реутов|Reutov, Сергиев Посад|Sergiyev Posad, Серпухов|Serpukhov, Солнечногорск|Solnechnogorsk, Ступино|Stupino, Фрязино|Fryazino, Химки|Khimki, Чехов|Chekhov, Щёлково|Shchyolkovo, Электросталь|Elektrostal
51 Мурманск|Murmansk
52 Нижний Новгород|Nizhny Novgorod, Арзамас|Arzamas, Бор|Bor, Выкса|Vyksa, Дзержинск|Dzerzhinsk, Кстово|Kstovo, Павлово|Pavlovo, Саров|Sarov
53 Великий Новгород|Veliky Novgorod
54 Новосибирск|Novosibirsk, Бердск|Berdsk, Искитим|Iskitim
55 Омск|Omsk
56 Оренбург|Orenburg, Бузулук|Buzuluk, Новотроицк|Novotroitsk, Орск|Orsk
57 Орёл|Oryol
58 Пенза|Penza, Заречный|Zarechny, Кузнецк|Kuznetsk
59 Пермь|Perm, Березники|Berezniki, Краснокамск|Krasnokamsk, Кунгур|Kungur, Лысьва|Lysva, Соликамск|Solikamsk, Чайковский|Chaykovsky
60 Псков|Pskov, Великие Луки|Velikiye Luki
61 Ростов-на-Дону|Rostov-on-Don, Азов|Azov, Батайск|Bataysk, Волгодонск|Volgodonsk, Гуково|Gukovo, Каменск-Шахтинский|Kamensk-Shakhtinsky, Новочеркасск|Novocherkassk, Новошахтинск|Novoshakhtinsk, Сальск|Salsk|Сальский, Таганрог|Taganrog, Шахты|Shakhty
62 Рязань|Ryazan
63 Самара|Samara, Жигулёвск|Zhigulyovsk, Новокуйбышевск|Novokuybyshevsk, Сызрань|Syzran, Тольятти|Tolyatti, Чапаевск|Chapayevsk
64 Саратов|Saratov, Балаково|Balakovo|Балаковский, Балашов|Balashov|Балашовский, Вольск|Volsk|Вольский, Энгельс|Engels|Энгельсский
65 Южно-Сахалинск|Yuzhno-Sakhalinsk
66 Екатеринбург|Yekaterinburg, Асбест|Asbest, Берёзовский|Beryozovsky, Верхняя Пышма|Verkhnyaya Pyshma, Каменск-Уральский|Kamensk-Uralsky, Краснотурьинск|Krasnoturinsk, Нижний Тагил|Nizhny Tagil, Новоуральск|Novouralsk, Первоуральск|Pervouralsk, Полевской|Polevskoy, Ревда|Revda, Серов|Serov
67 Смоленск|Smolensk, Вязьма|Vyazma
68 Тамбов|Tambov, Мичуринск|Michurinsk
69 Тверь|Tver, Ржев|Rzhev
70 Томск|Tomsk, Северск|Seversk
71 Тула|Tula, Алексин|Aleksin, Донской|Donskoy, Новомосковск|Novomoskovsk, Узловая|Uzlovaya, Щёкино|Shchyokino
72 Тюмень|Tyumen, Ишим|Ishim, Тобольск|Tobolsk
73 Ульяновск|Ulyanovsk, Димитровград|Dimitrovgrad
74 Челябинск|Chelyabinsk, Златоуст|Zlatoust, Копейск|Kopeysk, Магнитогорск|Magnitogorsk, Миасс|Miass, Озёрск|Ozyorsk, Снежинск|Snezhinsk, Троицк|Troitsk
75 Чита|Chita, Краснокаменск|Krasnokamensk
76 Ярославль|Yaroslavl, Рыбинск|Rybinsk
77 Москва|Moscow, Зеленоград|Zelenograd, Троицк|Troitsk, Щербинка|Shcherbinka
78 Санкт-Петербург|Saint Petersburg, Колпино|Kolpino, Красное Село|Krasnoye Selo, Петергоф|Peterhof, Пушкин|Pushkin
79 Биробиджан|Birobidzhan
83 Нарьян-Мар|Naryan-Mar
86 Ханты-Мансийск|Khanty-Mansiysk, Когалым|Kogalym, Мегион|Megion, Нефтеюганск|Nefteyugansk, Нижневартовск|Nizhnevartovsk, Нягань|Nyagan, Сургут|Surgut
87 Анадырь|Anadyr
89 Салехард|Salekhard, Новый Уренгой|Novy Urengoy, Ноябрьск|Noyabrsk
90 Мелитополь|Melitopol, Бердянск|Berdyansk, Энергодар|Energodar
91 Симферополь|Simferopol, Евпатория|Yevpatoria, Керчь|Kerch, Феодосия|Feodosia, Ялта|Yalta
92 Севастополь|Sevastopol
93 Донецк|Donetsk, Горловка|Gorlovka, Енакиево|Yenakiyevo, Макеевка|Makeyevka, Мариуполь|Mariupol, Торез|Torez, Харцызск|Khartsyzsk
94 Луганск|Lugansk, Алчевск|Alchevsk, Антрацит|Antratsit, Красный Луч|Krasny Luch, Лисичанск|Lisichansk, Свердловск|Sverdlovsk, Северодонецк|Severodonetsk, Стаханов|Stakhanov
95 Геническ|Genichesk, Херсон|Kherson
`;
