/** Trade words: packaging. `readVocabulary` describes the format. */
export const packaging = `
scotch = скотч = клейкая лента = adhesive tape = packing tape = cello tape = липкая лента ~ изолента
masking tape = малярная лента = малярный скотч = крепп лента ~ скотч
double-sided tape = двусторонний скотч = двухсторонний скотч = двусторонняя лента
stretch film = стретч = стрейч = стрейч-пленка = стретч-пленка = паллетная пленка ~ термоусадочная пленка
shrink film = термоусадочная пленка = термоусадка пленка = усадочная пленка ~ стрейч-пленка
bubble wrap = воздушно-пузырчатая пленка = пузырчатая пленка = впп = пупырка
strapping = pp strap = стреппинг-лента = стреппинг = полипропиленовая лента ~ упаковочная лента
big bag = fibc = jumbo bag = биг-бэг = биг бег = мкр = мягкий контейнер = bulk bag ~ мешок
bag sack = bori = мешок = мешочный ~ биг-бэг
pp woven bag = pp sack = полипропиленовый мешок = мешок полипропиленовый = мешок пп = woven sack
jute bag = gunny bag = gunny sack = джутовый мешок = мешок джутовый = tat bag
paper sack = kraft sack = крафт-мешок = бумажный мешок = мешок бумажный
shopping bag = carry bag = пакет = thaila = пакет-майка = пакет полиэтиленовый
zip bag = ziplock = zip lock = зип-пакет = грипер = пакет с застежкой = зип-лок
doypack = stand up pouch = дой-пак = дойпак ~ саше
sachet = саше = стик пакет ~ дой-пак
laminate pouch = flexible packaging = гибкая упаковка = ламинированный пакет = ламинат упаковочный
vacuum bag = вакуумный пакет = вакуумная упаковка = vacuum pack
carton box = corrugated box = гофрокороб = картонная коробка = гофроящик = гофротара = короб из гофрокартона
corrugated board = corrugated sheet board = гофрокартон = трехслойный картон ~ картон
cardboard = gatta = картон = paperboard ~ гофрокартон
kraft paper = крафт-бумага = крафтбумага = крафт = оберточная бумага
paper = kagaz = бумага = бумажный ~ картон
duplex board = duplex paperboard = мелованный картон = хром-эрзац = коробочный картон
tissue paper = тишью = бумажная салфетка = тиссью
parchment paper = baking paper = пергамент = пекарская бумага = бумага для выпечки
label = этикетка = наклейка = стикер = sticker ~ ярлык, бирка
self adhesive label = самоклеящаяся этикетка = самоклейка = термоэтикетка
hang tag = бирка = swing tag = товарный ярлык ~ этикетка
packaging = упаковка = упаковочный = тара ~ упаковочное оборудование
pallet = паллета = поддон = паллетный = европоддон = палета ~ паллетный стеллаж
wooden crate = wooden box = деревянный ящик = обрешетка = фанерный ящик ~ паллета
drum = barrel = бочка = бочонок ~ канистра, барабан
ibc = ibc tank = еврокуб = кубовая емкость = куб-контейнер = ibc container ! ibp
jerrycan = jerry can = канистра ~ бочка
bottle = botal = бутылка = бутылочный ~ флакон, банка
vial = флакон = glass vial ~ ампула
jar container = банка = martban = стеклобанка ~ бутылка
glass bottle = стеклянная бутылка = стеклотара = бутылка стеклянная
pet bottle = пэт бутылка = бутылка пэт = пластиковая бутылка
tin can = metal can = жестяная банка = жестебанка = dibba = консервная банка
bottle cap = closure cap = крышка = колпачок бутылки = укупорочный колпачок = крышка винтовая
cork = корковый = пробка корковая
aerosol can = аэрозольный баллон = аэрозоль
dispenser pump = диспенсер = lotion pump ~ дозатор
ampoule = ampule = ампула = стеклянная ампула ~ флакон
blister pack = blister = блистер = блистерная упаковка = контурная ячейковая упаковка
strip pack = alu alu = стрип упаковка = алу-алу
collapsible tube = aluminium tube = алюминиевая туба = туба = laminated tube
egg tray = яичный лоток = бугорчатая прокладка = лоток для яиц
pulp tray = molded pulp = литье из целлюлозы = формованная целлюлоза
food container = disposable container = контейнер пищевой = ланч-бокс = одноразовый контейнер
disposable tableware = одноразовая посуда = disposable plate = areca plate
paper cup = бумажный стакан = стакан бумажный = стаканчик кофе
aluminium foil container = контейнер из фольги = касалетка
desiccant = влагопоглотитель ~ силикагель
twine = rope cord = sutli = шпагат = бечевка ~ канат
rope = rassi = веревка = канат = веревочный ~ шпагат ! rose
barcode = штрихкод = штрих-код = bar code
tin caddy = tea caddy = чайница ~ жестяная банка
cellophane = целлофан = целлофановый
epe foam = вспененный полиэтилен = пенополиэтилен = изолон ~ поролон
flexographic printing = flexo = флексография = флексопечать
rotogravure = gravure printing = глубокая печать = ротогравюра
offset printing = офсетная печать = офсет
`;
