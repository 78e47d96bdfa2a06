/**
 * @typedef {object} State what is true when all faults are over, as the product's pages and its tables have it
 * @property {Map<string, Shown>} requests published ones and drafts, by id; absent: nobody can open it
 * @property {Map<string, Map<string, number>>} carts by person: card → count
 * @property {Map<string, string>} files by id: what is downloaded, or why not
 * @property {Map<string, number>} listed how often each request stands in its customer's list
 * @property {Map<string, string[]>} said by request: the texts of its customer's conversation, oldest first
 * @property {Map<string, number>} offered by person and request: the price that stands, rupees
 * @property {Map<string, Map<string, number>>} counted by request: person → messages his notice counts
 * @property {Told[]} events of requests, as the outbox keeps them, oldest first
 * @property {Map<string, Map<string, number>>} notices by event: person → how many
 * @property {Reader[]} people everybody with an account
 * @property {Map<string, number>} waiting outbox rows not published, by schema
 * @property {Map<string, number>} parked events given up, by schema
 *
 * @typedef {{ status: string, comment: string, count: string, files: string[], statuses: string[], supplierId: string, managerId: string }} Shown
 * @typedef {{ id: string, subject: string, requestId: string }} Told
 * @typedef {{ id: string, email: string, companyId: string, companyType: string, roles: readonly string[], active: boolean }} Reader
 *
 * @typedef {'lost' | 'doubled' | 'notice' | 'broken'} Fault
 * @typedef {{ at: number, fault: Fault, text: string }} Finding `at`: when what it is about was acknowledged
 */

export const publishedSubject = 'setu.request.request.published';
export const movedSubject = 'setu.request.request.status_changed';
export const postedSubject = 'setu.request.message.posted';
