/** Trade words: lookalikes. `readVocabulary` describes the format. */
export const lookalikes = `
сетка ! ветка
кран ! экран
сода ! вода
привод ! провод
glove ! clove
caster ! castor
ацетат ! ацетон
лизин ! лизис, глицин
рвс ! рвд
lvl ! lv
cng ! cnc, lng
lng ! lpg, cng
`;
