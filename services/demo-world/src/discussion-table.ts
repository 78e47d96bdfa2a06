import type { DemoDiscussion } from './shapes/demo-review.js';

/**
 * [position in time between the card's approval (0) and loading (1), author: a role of the review or an email address,
 * text]
 */
type Line = readonly [since: number, who: Talker, text: string];
export type Talker = 'reviewer' | 'manager' | 'senior@setu.example';

/** [vendor code of the card, field, remarks, when and by whom it was resolved] */
type Thread = readonly [
  vendorCode: string,
  field: DemoDiscussion['field'],
  lines: readonly Line[],
  end?: readonly [since: number, who: Talker],
];

// biome-ignore format: one remark per line reads as the talk it is
/** Discussions among the broker's staff about card texts that are being translated. */
export const discussionTable: readonly Thread[] = [
  ['CRD-6MM-SP', 'name', [
    [0.21, 'reviewer', '«Split» здесь раскрытые коробочки или дроблёные? На фото раскрытые, но в тексте об этом ничего нет.'],
    [0.34, 'manager', 'Раскрытые, дроблёных у них нет. Спросил поставщика, какую долю они гарантируют.'],
    [0.86, 'reviewer', 'Спасибо. Тогда пишу «раскрытый», долю добавим, когда ответят.'],
  ]],
  ['GUAR-8000-IND', 'description', [
    [0.12, 'reviewer', 'В описании оба сорта, пищевой и технический, а карточка только про технический. Переводить целиком?'],
    [0.3, 'manager', 'Целиком. Текст у них общий на всю линейку, а сорт назван в заголовке.'],
    [0.38, 'senior@setu.example', 'Протокол на диоксины приложен и к техническому, так что предложение о нём тоже верное.'],
  ], [0.41, 'reviewer']],
  ['GUAR-8000-IND', 'technical_specification', [
    [0.82, 'reviewer', 'Сантипуазы оставить как «сПз» или перевести в мПа·с?'],
  ]],
  ['VTR-DRY-1600', 'description', [
    [0.44, 'reviewer', '«UHL1» это УХЛ1 по ГОСТ 15150? В английском тексте стандарт не назван.'],
    [0.67, 'manager', 'Да, по ГОСТ 15150-69, так в паспорте завода.'],
  ]],
  ['ASC-75-FD', 'general', [
    [0.25, 'reviewer', 'Ждём русский паспорт компрессора или публикуем без него?'],
    [0.29, 'senior@setu.example', 'Публикуем. Паспорт поставщик приложит к предложению.'],
  ], [0.31, 'senior@setu.example']],
];
