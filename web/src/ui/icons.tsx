import type { ReactNode } from 'react';

/** Line icons in the size of the text around them. They stand beside words, so they are hidden from screen readers. */
export function icon(paths: ReactNode): () => ReactNode {
  return function Icon() {
    return (
      <svg
        width="1.25em"
        height="1.25em"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {paths}
      </svg>
    );
  };
}

export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />);
export const MinusIcon = icon(<path d="M5 12h14" />);
export const CloseIcon = icon(<path d="M6 6l12 12M18 6L6 18" />);
export const CheckIcon = icon(<path d="M5 12.5l4.5 4.5L19 7.5" />);
export const ChevronIcon = icon(<path d="M9 6l6 6-6 6" />);
export const ShareIcon = icon(<path d="M12 15V4m0 0L8 8m4-4l4 4M5 12v7h14v-7" />);
export const RefreshIcon = icon(<path d="M20 11a8 8 0 10-2.3 6.300M20 5v6h-6" />);
export const TrashIcon = icon(<path d="M5 7h14M10 7V4.5h4V7m-7 0l1 12.5h8L17 7m-7 4v5m4-5v5" />);
export const EditIcon = icon(<path d="M5 19l1-4L16.5 4.5l3 3L9 18l-4 1z" />);
export const WarnIcon = icon(<path d="M12 4L2.5 20h19L12 4zm0 6v4.5m0 2.600v.1" />);
export const InfoIcon = icon(<path d="M12 21a9 9 0 100-18 9 9 0 000 18zm0-10v5.5m0-8.600v.1" />);
export const ReceiptIcon = icon(
  <path d="M6 3h12v18l-2.4-1.600L13.2 21 12 19.8 10.8 21l-2.4-1.600L6 21V3zm3 5h6m-6 4h6m-6 4h3" />,
);
export const PeopleIcon = icon(
  <path d="M9 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zm-6.5 9c.4-3.6 3-6 6.5-6s6.1 2.4 6.5 6M16 4.300a3.5 3.5 0 010 6.400M17.5 14.400c2.3.7 3.7 2.8 4 5.6" />,
);
export const MoreIcon = icon(<path d="M5.5 12h.1m6.4 0h.1m6.4 0h.1" strokeWidth="3" />);
export const ClockIcon = icon(<path d="M12 21a9 9 0 100-18 9 9 0 000 18zm0-14v5l3 2" />);
export const CopyIcon = icon(<path d="M9 9h10v11H9zM5 15V4h10" />);
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const PersonIcon = icon(
  <path d="M12 11.5a4 4 0 100-8 4 4 0 000 8zm-7.5 9c.5-4 3.500-6.300 7.500-6.300s7 2.300 7.500 6.300" />,
);
export const BankIcon = icon(<path d="M4 10l8-5 8 5H4zm2 0v8m4-8v8m4-8v8m4-8v8M4 20h16" />);
export const CardIcon = icon(<path d="M3 6h18v12H3zm0 4h18M7 14.5h4" />);
export const LockIcon = icon(<path d="M6 11h12v9H6zm2.5 0V8a3.5 3.5 0 017 0v3" />);
export const DownloadIcon = icon(<path d="M12 4v11m0 0l-4-4m4 4l4-4M5 20h14" />);
export const SendIcon = icon(<path d="M4 12l16-7-6 15-3-6-7-2zm7 2l9-9" />);
