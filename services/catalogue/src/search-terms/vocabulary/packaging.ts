/** Trade words: packaging. `readVocabulary` describes the format. */
export const packaging = `
scotch = скотч = клейкая лента = adhesive tape = packing tape = cello tape = липкая лента ~ изолента
masking tape = малярная лента = малярный скотч = крепп лента ~ скотч
double-sided tape = двусторонний скотч = двухсторонний скотч = двусторонняя лента
stretch film = стретч = стрейч-пленка = стретч-пленка = паллетная пленка ~ термоусадочная пленка
shrink film = термоусадочная пленка = термоусадка пленка = усадочная пленка ~ стрейч-пленка
bubble wrap = воздушно-пузырчатая пленка = пузырчатая пленка = впп = пупырка
strapping band = pp strap = стреппинг-лента = стреппинг = полипропиленовая лента ~ упаковочная лента
big bag = fibc = jumbo bag = биг-бэг = биг бег = мкр = мягкий контейнер = bulk bag ~ мешок
bag sack = bori = мешок = мешочный ~ биг-бэг
pp woven bag = pp sack = полипропиленовый мешок = мешок полипропиленовый = мешок пп = woven sack
jute bag = gunny bag = gunny sack = джутовый мешок = мешок джутовый = tat bag
paper sack = kraft sack = крафт-мешок = бумажный мешок = мешок бумажный
shopping bag = carry bag = thaila = пакет-майка ~ полиэтиленовый пакет
poly bag = polybag = пакет полиэтиленовый = полиэтиленовый пакет ~ пакет-майка
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
tissue paper = тишью = тиссью ~ бумажная салфетка
paper napkin = бумажная салфетка = салфетка бумажная ~ тишью
parchment paper = baking paper = пергамент = пекарская бумага = бумага для выпечки
label = этикетка = наклейка = стикер = sticker ~ ярлык, бирка
self adhesive label = самоклеящаяся этикетка = самоклейка ~ термоэтикетка
thermal label = термоэтикетка ~ самоклеящаяся этикетка
hang tag = бирка = swing tag = товарный ярлык ~ этикетка
packaging = упаковка = упаковочный = тара ~ упаковочное оборудование
pallet = паллета = поддон = паллетный = европоддон = палета ~ паллетный стеллаж
wooden crate = wooden box = деревянный ящик = обрешетка = фанерный ящик ~ паллета
drum = barrel = бочка = бочонок ~ канистра, барабан
ibc = ibc tank = еврокуб = кубовая емкость = куб-контейнер = ibc container ! ibp
jerrycan = jerry can = канистра ~ бочка
bottle = botal = бутылка = бутылочный ~ флакон, банка
vial = флакон = glass vial ~ ампула
jar container = банка = martban ~ бутылка
glass jar = стеклобанка = стеклянная банка = банка стеклянная ~ стеклянная бутылка
glass bottle = стеклянная бутылка = стеклотара = бутылка стеклянная
pet bottle = пэт бутылка = бутылка пэт = пластиковая бутылка
tin can = metal can = жестяная банка = жестебанка = dibba = консервная банка
bottle cap = closure cap = крышка для бутылки = колпачок бутылки = укупорочный колпачок = крышка винтовая ~ крышка
cork = корковый = пробка корковая
aerosol can = аэрозольный баллон = баллон аэрозольный ~ аэрозоль
dispenser pump = lotion pump = помпа-дозатор = дозатор для флакона ~ диспенсер, дозатор
ampoule = ampule = ампула = стеклянная ампула ~ флакон
blister pack = blister = блистер = блистерная упаковка = контурная ячейковая упаковка
strip pack = стрип упаковка ~ алу-алу
alu alu = алу-алу = cold form blister ~ блистер
collapsible tube = туба ~ алюминиевая туба, ламинатная туба
aluminium collapsible tube = алюминиевая туба = туба алюминиевая ~ туба
laminated tube = ламинатная туба = туба ламинатная ~ туба
egg tray = яичный лоток = бугорчатая прокладка = лоток для яиц
pulp tray = molded pulp = литье из целлюлозы = формованная целлюлоза
food container = disposable container = контейнер пищевой = одноразовый контейнер ~ ланч-бокс
disposable tableware = одноразовая посуда = disposable plate ~ areca plate
areca plate ~ одноразовая посуда
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
