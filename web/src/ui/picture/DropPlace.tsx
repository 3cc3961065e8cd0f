import { chakra } from '@chakra-ui/react'
import { pictureTexts } from '../../texts/pictures.ts'
import { PictureIcon } from '../screenIcons.tsx'

const Place = chakra('div', {
  base: {
    position: 'absolute',
    inset: '-2',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '2',
    bg: 'accent.subtle',
    color: 'accent.fg',
    textStyle: 'label',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'accent.solid',
    borderRadius: 'l2',
    pointerEvents: 'none',
  },
})

/** Lies over the place where a picture can be dropped, for as long as one is held there. */
export const DropPlace = () => (
  <Place>
    <PictureIcon />
    {pictureTexts.drop}
  </Place>
)
