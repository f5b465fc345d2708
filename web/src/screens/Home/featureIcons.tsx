import { DownloadIcon, EditIcon, icon, LockIcon, ReceiptIcon, SendIcon, BankIcon, CheckIcon } from '../../ui/icons';

const SumIcon = icon(<path d="M5 8h8M9 4v8M15 17h5M15 13h5M5 20L19 4" />);
const PartsIcon = icon(<path d="M12 3a9 9 0 109 9h-9V3zm3.5-.5A9 9 0 0121 8.5h-5.5v-6z" />);
const EyeIcon = icon(
  <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zm9.5 3a3 3 0 100-6 3 3 0 000 6z" />,
);
const CaseIcon = icon(<path d="M3.5 8h17v11h-17zM9 8V5h6v3m-11.5 5h17" />);

/** One for each card, in their order. */
export const FEATURE_ICONS = [
  ReceiptIcon,
  SumIcon,
  PartsIcon,
  BankIcon,
  SendIcon,
  EditIcon,
  CheckIcon,
  EyeIcon,
  CaseIcon,
  DownloadIcon,
  LockIcon,
];
