import styled from 'styled-components';
import { StoreButtons } from '../../app/front/StoreButtons';
import { install, useInstallWay } from '../../network/offline/installOffer';
import { Button } from '../../ui/Button';
import { color, radius, space } from '../../ui/tokens';
import { SectionTitle } from './Section';
import { DOWNLOAD, HERO } from './texts';

export function Download() {
  const way = useInstallWay();
  return (
    <Panel id="download" aria-labelledby="download-title">
      <SectionTitle id="download-title">{DOWNLOAD.title}</SectionTitle>
      <p>{DOWNLOAD.text}</p>
      <p>{DOWNLOAD.honest}</p>
      {way === 'button' ? (
        <div>
          <Button size="large" onClick={() => void install()}>
            {DOWNLOAD.install}
          </Button>
        </div>
      ) : (
        <Ways>
          <li>{DOWNLOAD.iphone}</li>
          <li>{DOWNLOAD.android}</li>
        </Ways>
      )}
      <StoreButtons ios={HERO.ios} android={HERO.android} reason={HERO.notInStore} />
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  margin-top: ${space.xxl};
  padding: ${space.xxl} ${space.xl};
  border-radius: ${radius.l};
  background: ${color.accentSoft};
  > p {
    max-width: 38rem;
  }
`;

const Ways = styled.ul`
  display: grid;
  gap: ${space.xs};
  li::before {
    content: '· ';
  }
`;
