/** A customer's signature of the regulation in force, without its bytes. */
export interface DemoSignature {
  id: string;
  companyId: string;
  userId: string;
  signedAt: string;
}
