/** Trade words: pharma. `readVocabulary` describes the format. */
export const pharma = `
paracetamol = парацетамол = acetaminophen = ацетаминофен = pcm ~ ибупрофен
ibuprofen = ибупрофен = brufen ~ парацетамол
aspirin = аспирин = acetylsalicylic acid = ацетилсалициловая кислота = аск
metamizole = analgin = анальгин = метамизол натрия = dipyrone
diclofenac = диклофенак = voveran
aceclofenac = ацеклофенак ! диклофенак
nimesulide = нимесулид
ketorolac = кеторолак = кеторол
naproxen = напроксен
meloxicam = мелоксикам
piroxicam = пироксикам ! мелоксикам
mefenamic acid = мефенамовая кислота
tramadol = трамадол
metformin = метформин = glucophage ~ глибенкламид
glibenclamide = glyburide = глибенкламид
gliclazide = гликлазид
glimepiride = глимепирид
sitagliptin = ситаглиптин
vildagliptin = вилдаглиптин
insulin = инсулин
amlodipine = амлодипин
losartan = лозартан ! валсартан, valsartan
valsartan = валсартан ! losartan, лозартан
telmisartan = телмисартан ! olmesartan
enalapril = эналаприл ! лизиноприл
lisinopril = лизиноприл ! эналаприл
ramipril = рамиприл
atenolol = атенолол ! метопролол
metoprolol = метопролол ! пропранолол
bisoprolol = бисопролол
propranolol = пропранолол = anaprilin = анаприлин
carvedilol = карведилол
hydrochlorothiazide = hctz = гидрохлортиазид = гипотиазид
furosemide = фуросемид = lasix = frusemide
spironolactone = спиронолактон = верошпирон
atorvastatin = аторвастатин ! rosuvastatin, simvastatin
rosuvastatin = розувастатин ! atorvastatin
simvastatin = симвастатин ! atorvastatin
clopidogrel = клопидогрел = плавикс
warfarin = варфарин
heparin = гепарин ~ эноксапарин
enoxaparin = эноксапарин ~ гепарин
omeprazole = омепразол ! эзомепразол, esomeprazole
esomeprazole = эзомепразол ! omeprazole, омепразол
pantoprazole = пантопразол ! lansoprazole
rabeprazole = рабепразол
famotidine = фамотидин
domperidone = домперидон
ondansetron = ондансетрон
metoclopramide = метоклопрамид = церукал
loperamide = лоперамид = имодиум
amoxicillin = амоксициллин = amoxycillin ! ампициллин, ampicillin
ampicillin = ампициллин ! amoxicillin
co-amoxiclav = amoxiclav = амоксиклав = amoxicillin clavulanate = амоксициллин клавулановая кислота
azithromycin = азитромицин ! erythromycin, clarithromycin
erythromycin = эритромицин ! azithromycin
clarithromycin = кларитромицин ! azithromycin
clindamycin = клиндамицин
ciprofloxacin = ципрофлоксацин = цифран ! levofloxacin, ofloxacin
levofloxacin = левофлоксацин ! ofloxacin, ciprofloxacin
ofloxacin = офлоксацин ! levofloxacin, левофлоксацин
moxifloxacin = моксифлоксацин
cefixime = цефиксим ! cefotaxime, цефотаксим
ceftriaxone = цефтриаксон ! цефотаксим
cefotaxime = цефотаксим ! цефиксим
cefuroxime = цефуроксим
cephalexin = cefalexin = цефалексин
doxycycline = доксициклин ! тетрациклин
tetracycline = тетрациклин
gentamicin = гентамицин = gentamycin
meropenem = меропенем ! imipenem
metronidazole = метронидазол = трихопол ! миконазол
albendazole = албендазол = альбендазол ! мебендазол
mebendazole = мебендазол ! албендазол
ivermectin = ивермектин
fluconazole = флуконазол ! кетоконазол
ketoconazole = кетоконазол ! флуконазол
clotrimazole = клотримазол
terbinafine = тербинафин
aciclovir = acyclovir = ацикловир ! ганцикловир
oseltamivir = осельтамивир = tamiflu
remdesivir = ремдесивир
favipiravir = фавипиравир
sofosbuvir = софосбувир
hydroxychloroquine = hcq = гидроксихлорохин ! chloroquine
co-trimoxazole = cotrimoxazole = ко-тримоксазол = бисептол = сульфаметоксазол триметоприм
chloramphenicol = хлорамфеникол = левомицетин
nitrofurantoin = нитрофурантоин = фурадонин
furazolidone = фуразолидон
cetirizine = цетиризин = zyrtec ! левоцетиризин, levocetirizine
levocetirizine = левоцетиризин ! cetirizine, цетиризин
loratadine = лоратадин ! desloratadine, дезлоратадин
desloratadine = дезлоратадин ! loratadine, лоратадин
chlorpheniramine = chlorphenamine = хлорфенамин = хлорфенирамин ! хлоропирамин
diphenhydramine = дифенгидрамин = димедрол
montelukast = монтелукаст
salbutamol = albuterol = сальбутамол = вентолин
budesonide = будесонид
adrenaline = epinephrine = адреналин = эпинефрин ! норадреналин, norepinephrine
noradrenaline = norepinephrine = норадреналин = норэпинефрин ! epinephrine
lidocaine = lignocaine = лидокаин = ксикаин
procaine = прокаин = новокаин = novocaine
prednisolone = преднизолон ! prednisone, преднизон
prednisone = преднизон ! prednisolone, преднизолон
dexamethasone = дексаметазон ! бетаметазон
betamethasone = бетаметазон ! дексаметазон
hydrocortisone = гидрокортизон
levothyroxine = thyroxine = левотироксин = l-тироксин
sildenafil = силденафил ! тадалафил
tadalafil = тадалафил ! силденафил
finasteride = финастерид ! дутастерид
allopurinol = аллопуринол
diazepam = диазепам ! лоразепам
carbamazepine = карбамазепин ! oxcarbazepine
gabapentin = габапентин ! прегабалин
pregabalin = прегабалин ! габапентин
sertraline = сертралин
phenobarbital = phenobarbitone = фенобарбитал = люминал
caffeine = кофеин ! codeine, кодеин
amitriptyline = амитриптилин
fluoxetine = флуоксетин ! пароксетин
tranexamic acid = транексамовая кислота ! аминокапроновая кислота
vitamin c = витамин c = витамин с = ascorbic acid = аскорбиновая кислота = аскорбинка
folic acid = фолиевая кислота = vitamin b9
cyanocobalamin = цианокобаламин = vitamin b12 = витамин b12
thiamine = тиамин = vitamin b1 = витамин b1
pyridoxine = пиридоксин = vitamin b6 = витамин b6
riboflavin = рибофлавин = vitamin b2 = витамин b2
nicotinamide = niacinamide = никотинамид = ниацинамид = vitamin b3
vitamin d3 = cholecalciferol = холекальциферол = витамин d3
vitamin e = tocopherol = токоферол = витамин e = витамин е
retinol = ретинол = vitamin a = витамин a = витамин а
ferrous fumarate = железа фумарат = фумарат железа ~ сульфат железа
regidron = регидрон = oral rehydration salts = регидратационная соль
glucosamine = глюкозамин
melatonin = мелатонин
chlorhexidine = хлоргексидин
povidone iodine = повидон-йод = бетадин = betadine
nitroglycerin = нитроглицерин = glyceryl trinitrate
active pharmaceutical ingredient = фармацевтическая субстанция = афи = активная фармацевтическая субстанция = фармсубстанция = bulk drug
excipient = вспомогательное вещество = наполнитель фармацевтический = эксципиент
finished dosage form = fdf = formulation = готовая лекарственная форма = глф ~ субстанция
generic drug = дженерик = генерик = воспроизведенный препарат
drug = medicine = лекарство = препарат = медикамент = dawai = лекарственное средство = лекарственный
tablet = таблетка ~ капсула, драже
capsule = капсула ~ таблетка
empty capsule = пустая капсула = пустые твердые капсулы ~ желатиновая капсула, hpmc capsule
hard gelatin capsule = gelatin capsule = желатиновая капсула = капсула желатиновая ~ hpmc capsule
hpmc capsule = vegetarian capsule = растительная капсула ~ желатиновая капсула
cough syrup = сироп от кашля = микстура от кашля
injectable = solution for injection = раствор для инъекций = инъекция ~ ампула, флакон
injection ~ раствор для инъекций
ointment = мазь ~ крем, гель
eye drops = глазные капли = офтальмологические капли
infusion solution = iv fluid = раствор для инфузий = инфузионный раствор ~ физраствор
dietary supplement = nutraceutical = бад = биологически активная добавка = нутрицевтик = food supplement
antibiotic = антибиотик = антибактериальный ~ азитромицин, ципрофлоксацин, амоксициллин, цефтриаксон
oncology drug = anticancer = онкопрепарат = противоопухолевый = цитостатик
imatinib = иматиниб
vaccine = вакцина
veterinary drug = ветпрепарат = ветеринарный препарат = veterinary medicine
ph eur = евр фармакопея = европейская фармакопея
usp grade = фармакопея сша = usp
indian pharmacopoeia = индийская фармакопея
gmp = who-gmp = надлежащая производственная практика = джиэмпи
pharmaceutical = фармацевтический = фармацевтика = pharma = фарма
mcc = microcrystalline cellulose = микрокристаллическая целлюлоза = мкц
lactose = лактоза = молочный сахар
magnesium stearate = стеарат магния = магния стеарат
hpmc = hypromellose = гипромеллоза = гидроксипропилметилцеллюлоза
povidone = pvp = повидон = поливинилпирролидон = пвп ! pvc, пвх, пвд
`;
