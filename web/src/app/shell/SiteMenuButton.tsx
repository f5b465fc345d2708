import { t } from '@fairtab/domain/language/t';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import styled, { css } from 'styled-components';
import { IconButton } from '../../ui/IconButton';
import { MenuIcon, PersonIcon } from '../../ui/icons';
import { toast } from '../../ui/toasts/toast';
import { color } from '../../ui/tokens';
import type { SiteMenuProps } from './SiteMenu';

const load = () => import('./SiteMenu');
/** Loads the code when the pointer or the focus reaches the button. A failure is reported when the menu is opened. */
const prepare = (): void => void load().catch(() => undefined);

/** Opens the menu. Its code is loaded on demand, because most diners never open it. */
export function SiteMenuButton({ wide, isSignedIn }: { wide: boolean; isSignedIn: boolean }) {
  const [Menu, setMenu] = useState<ComponentType<SiteMenuProps> | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = Menu !== null;
  const close = (): void => setMenu(null);
  const open = (): void => {
    load().then(
      ({ SiteMenu }) => setMenu(() => SiteMenu),
      () => toast({ title: t('No connection'), message: t('Please try again in a moment.'), variant: 'destructive' }),
    );
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = ({ target }: Event): void => {
      if (!(target instanceof Node && box.current?.contains(target))) close();
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [isOpen]);
  return (
    <Box ref={box}>
      <Opener
        ref={button}
        $isSignedIn={wide && isSignedIn}
        label={wide ? t('Account menu') : t('Menu')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={isOpen ? close : open}
      >
        {wide ? <PersonIcon /> : <MenuIcon />}
      </Opener>
      {Menu && (
        <Menu
          withSite={!wide}
          isSignedIn={isSignedIn}
          onClose={(isDismissed) => {
            close();
            if (isDismissed) button.current?.focus();
          }}
        />
      )}
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  display: flex;
`;

/** Coloured when an account is signed in. */
const Opener = styled(IconButton)<{ $isSignedIn: boolean }>`
  ${({ $isSignedIn }) =>
    $isSignedIn &&
    css`
      background: ${color.accentSoft};
      color: ${color.accentInk};
    `}
`;
