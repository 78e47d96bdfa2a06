import type { CompanyType, NoticeType } from '@setu/proto/words';
import type { Stores } from '../../store/index.js';
import { isAlwaysSent, type Mail, type MailLocale } from '../domain/letters.js';

/** Where a mail goes, and who reads it there. */
export interface Addressed {
  address: string;
  locale: MailLocale;
  companyType: CompanyType;
}

/** Until a person has said so by reading: suppliers are in India, all others in Russia. */
export const firstLocale = (companyType: CompanyType): MailLocale => (companyType === 'supplier' ? 'en' : 'ru');

/** What its mail waits with, and may have been read meanwhile. */
const mayBeRead: readonly NoticeType[] = ['request_message', 'review_remark', 'review_created'];

/**
 * Where the mail goes; undefined where it is not to leave any more: its reader works here no longer, his address refuses
 * mails, or what it tells has been read meanwhile.
 */
export async function addressOf(
  {
    users,
    mailReaders,
    notices,
    refusedAddresses,
  }: Pick<Stores, 'users' | 'mailReaders' | 'notices' | 'refusedAddresses'>,
  mail: Mail,
): Promise<Addressed | undefined> {
  if (mail.userId === undefined) return { address: mail.address, locale: mail.locale ?? 'ru', companyType: 'customer' };
  const member = await users.byId(mail.userId);
  if (member?.user.status !== 'active') return undefined;
  const address = member.user.email;
  if (!isAlwaysSent(mail) && (await refusedAddresses.since(address)) !== undefined) return undefined;
  if (mail.content.template === 'notice' && mayBeRead.includes(mail.content.params.type)) {
    // A message's that is gone was counted into a newer one, which has its own mail.
    const told = await notices.byId(mail.content.params.noticeId);
    if (told === undefined || told.readAt !== undefined) return undefined;
  }
  const { locale } = await mailReaders.habits(mail.userId);
  const { type: companyType } = member.company;
  return { address, locale: locale ?? firstLocale(companyType), companyType };
}
