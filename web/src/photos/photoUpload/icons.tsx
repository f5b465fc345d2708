import { icon } from '../../ui/icons';

export const CameraIcon = icon(
  <path d="M4 8h3.500L9 5.500h6L16.500 8H20v11H4V8zm8 8.500a3.300 3.300 0 100-6.600 3.300 3.300 0 000 6.600z" />,
);
export const PictureIcon = icon(<path d="M4 5h16v14H4V5zm0 11l4.500-4.500L13 16l2.500-2.500L20 18M15.500 9.500h.1" />);
export const UpIcon = icon(<path d="M12 19V5m0 0l-6 6m6-6l6 6" />);
