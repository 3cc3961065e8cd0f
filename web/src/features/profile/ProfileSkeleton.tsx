import { Box, Grid, Skeleton } from '@chakra-ui/react'
import { sv } from '../../texts/sv.ts'

const fields = [1, 2, 3, 4, 5, 6, 7, 8]

/** The shape of the profile form while the profile is being read. */
export const ProfileSkeleton = () => (
  <Grid
    as="output"
    aria-label={sv.loading}
    gap="5"
    templateColumns={{ base: '1fr', sm: '1fr 1fr' }}
  >
    {fields.map((field) => (
      <Box key={field}>
        <Skeleton width="24" height="4" mb="2" />
        <Skeleton width="full" height="11" />
      </Box>
    ))}
  </Grid>
)
