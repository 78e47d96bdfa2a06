/**
 * @typedef {object} State what the pages and the tables show when all faults are over
 * @property {Map<string, Shown>} requests published requests and drafts, by id; absent if no user can open it
 * @property {Map<string, Map<string, number>>} carts by user: card → count
 * @property {Map<string, string>} files by id: the downloaded content, or why the download failed
 * @property {Map<string, number>} listed how often each request appears in its customer's list
 * @property {Map<string, string[]>} conversations by request: the texts of the conversation with its customer, oldest first
 * @property {Map<string, number>} offered by user and request: the current price in rupees
 * @property {Map<string, Map<string, number>>} counted by request: user → the number of messages in their notification
 * @property {PublishedEvent[]} events of requests, from the outbox, oldest first
 * @property {Map<string, Map<string, number>>} notices by event: user → the number of notifications
 * @property {Reader[]} people every user with an account
 * @property {Map<string, number>} waiting outbox rows not yet published, by schema
 * @property {Map<string, number>} deadLettered dead-lettered events, by schema
 *
 * @typedef {{ status: string, comment: string, count: string, files: string[], statuses: string[], supplierId: string,
 *   managerId: string }} Shown
 * @typedef {{ id: string, subject: string, requestId: string }} PublishedEvent
 * @typedef {{ id: string, email: string, companyId: string, companyType: string, roles: readonly string[], active:
 *   boolean }} Reader
 *
 * @typedef {'lost' | 'duplicated' | 'notice' | 'broken'} Fault
 * @typedef {{ at: number, fault: Fault, text: string }} Finding `at`: when the write in question was acknowledged
 */

export const publishedSubject = 'setu.request.request.published';
export const movedSubject = 'setu.request.request.status_changed';
export const postedSubject = 'setu.request.message.posted';
