import type { ApplicationStatus } from '@setu/proto/words';

/** A supplier's application, as it stands. */
export interface Application {
  id: string;
  /** The human number. */
  numericHash: string;
  status: ApplicationStatus;
  companyName: string;
  pan: string;
  gstn: string;
  importExportCode: string;
  webSiteUrl: string;
  address: string;
  businessType: string;
  industryIds: string[];
  otherIndustry: string;
  exportProductList: string;
  contact: ApplicationContact;
  fileIds: string[];
  /** Nobody yet when absent. */
  managerId: string | undefined;
  rejectReason: string;
  createdAt: Date;
  inWorkAt: Date | undefined;
  completedAt: Date | undefined;
  rejectedAt?: Date | undefined;
}

/** Who applies for the company. */
export interface ApplicationContact {
  name: string;
  surname: string;
  patronymic: string;
  designation: string;
  phone: string;
  additionalPhone: string;
  email: string;
  additionalEmail: string;
}

/** An application as it is kept. */
export interface KeptApplication extends Application {
  /** Grows with every change. */
  version: number;
  /** The supplier that was made of it. */
  companyId: string | undefined;
}

/** An application with the name its list shows; empty while it has no manager. */
export interface ListedApplication
  extends Pick<Application, 'id' | 'numericHash' | 'companyName' | 'status' | 'managerId' | 'createdAt'> {
  managerName: string;
}
